// All sounds are synthesised: there is nothing to load, and one volume for all.
import { storage } from "../storage/storage.svelte.ts";
import type { Sound } from "./score.ts";

/** Milliseconds after which a sound that could not be played is not worth playing any more. */
const LATE = 400;

let allowed = false;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound only after the first tap or key press. */
export function allowSound(): void {
  allowed = true;
  awake();
}

/** What plays the sounds; it computes all the time while it's awake, so it sleeps where nobody wants to hear any. */
function awake(): AudioContext | null {
  if (storage.preferences.volume <= 0) {
    if (context?.state === "running") void context.suspend();
    return null;
  }
  if (!allowed) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

export function play(sound: Sound, after = 0): void {
  const audio = awake();
  const asked = performance.now();
  if (audio?.state === "running") begin(audio, sound, after);
  else void audio?.resume().then(() => performance.now() - asked < LATE && begin(audio, sound, after));
}

function begin(audio: AudioContext, sound: Sound, after: number): void {
  const out = audio.createGain();
  out.gain.value = storage.preferences.volume ** 2;
  out.connect(audio.destination);
  makers[sound](audio, out, audio.currentTime + after / 1000);
}

type Maker = (audio: AudioContext, out: AudioNode, at: number) => void;

function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

function fading(audio: AudioContext, out: AudioNode, at: number, peak: number, length: number, rise = 0.004): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function brush(audio: AudioContext, out: AudioNode, at: number, pitch: number, peak: number, length: number): void {
  const source = noise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(fading(audio, out, at, peak, length));
  source.start(at, Math.random() * 0.5, length + 0.05);
}

function note(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  peak: number,
  length: number,
  type: OscillatorType = "sine",
  to = pitch,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, out, at, peak, length));
  source.start(at);
  source.stop(at + length + 0.05);
}

/** A wooden bar: the note, its fourth harmonic for an instant, and the mallet. */
function bar(audio: AudioContext, out: AudioNode, at: number, pitch: number, peak = 0.5): void {
  note(audio, out, at, pitch, peak, 0.32);
  note(audio, out, at, pitch * 3.93, peak * 0.3, 0.09);
  brush(audio, out, at, 1800, peak * 0.25, 0.03);
}

const makers: Record<Sound, Maker> = {
  card: (audio, out, at) => {
    brush(audio, out, at, 900, 0.5, 0.09);
    note(audio, out, at, 150, 0.25, 0.08, "sine", 90);
  },
  coin: (audio, out, at) => {
    note(audio, out, at, 2600, 0.16, 0.11, "triangle");
    note(audio, out, at + 0.012, 3900, 0.1, 0.14);
  },
  turn: (audio, out, at) => {
    bar(audio, out, at, 523);
    bar(audio, out, at + 0.16, 784);
  },
  refused: (audio, out, at) => {
    note(audio, out, at, 130, 0.5, 0.14, "sine", 90);
    brush(audio, out, at, 300, 0.3, 0.07);
  },
  zap: (audio, out, at) => {
    brush(audio, out, at, 4200, 0.5, 0.22);
    note(audio, out, at + 0.05, 500, 0.22, 0.4, "triangle", 2200);
  },
  right: (audio, out, at) => {
    brush(audio, out, at, 2600, 0.3, 0.03);
    bar(audio, out, at + 0.06, 659);
  },
  wrong: (audio, out, at) => {
    for (let step = 0; step < 4; step += 1) brush(audio, out, at + step * 0.07, 1300 - step * 220, 0.28, 0.08);
  },
  start: (audio, out, at) => bar(audio, out, at, 880, 0.35),
  open: (audio, out, at) => {
    bar(audio, out, at, 1047, 0.4);
    bar(audio, out, at + 0.07, 1568, 0.4);
  },
  lost: (audio, out, at) => {
    for (const [step, pitch] of [392, 330, 262].entries()) {
      note(audio, out, at + step * 0.24, pitch, 0.35, step === 2 ? 1 : 0.5, "triangle");
    }
  },
  win: (audio, out, at) => {
    for (const [step, pitch] of [392, 523, 659, 784].entries()) {
      note(audio, out, at + step * 0.2, pitch, 0.4, step === 3 ? 1.3 : 0.6, "triangle");
      note(audio, out, at + step * 0.2, pitch * 2, 0.1, 0.25);
    }
  },
};
