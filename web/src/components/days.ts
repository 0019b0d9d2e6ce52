// Days as date fields write them, in the time zone of the browser.

/** "2026-11-19" for a moment of that day. */
export function isoDay(at: number): string {
  const day = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last moment of a day. */
export const endOfDay = (day: string): number => new Date(`${day}T23:59:59.999`).getTime();

/** A day as it is written in a language. Chromium has no Icelandic dates: they are written in digits everywhere. */
export function shownDay(at: number): string {
  const day = new Date(at);
  return `${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}`;
}
