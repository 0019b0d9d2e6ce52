import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { storage } from "./storage/storage.svelte.ts";
import { router } from "./router.svelte.ts";
import { screenOf } from "./screens/index.ts";
import { openEarly } from "./table/preload.ts";
import { at } from "./protocol/http.ts";
import { preferred, words } from "./i18n/i18n.svelte.ts";

/** How long a table may take before the page says that it is being opened. */
const PATIENCE = 400;
/** What every board is written in: asked for while the board is on its way, not once it is laid out. */
const FONTS = ["400 1rem Andika", "700 1rem Andika", "700 1rem Corben"];

import.meta.glob("./boards/*/tokens.css", { eager: true });
if (new URLSearchParams(location.search).has("pseudo")) words.pretend();
const screen = Promise.resolve(screenOf(router.parts[0] ?? ""));
const chosen = words.choose(storage.preferences.language ?? preferred(navigator.languages));
const table = router.parts[0] === "t" ? openEarly(router.what.toUpperCase()) : null;
if (table) FONTS.forEach((font) => void document.fonts.load(font).catch(() => undefined));
await Promise.all([chosen, screen.catch(() => undefined)]); // a screen that did not come is asked for again
if (table) await Promise.race([table, new Promise((late) => setTimeout(late, PATIENCE))]);
mount(App, { target: document.getElementById("app") ?? document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register(at("sw.js")).catch(() => undefined);
