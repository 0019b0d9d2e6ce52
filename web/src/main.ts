import { mount } from "svelte";
import "./styles/base.css";
import App from "./App.svelte";
import { storage } from "./storage/storage.svelte.ts";
import { router } from "./router.svelte.ts";
import { screenOf } from "./screens/index.ts";
import { openEarly } from "./table/preload.ts";
import { at } from "./protocol/http.ts";
import { preferred, words } from "./i18n/i18n.svelte.ts";

import.meta.glob("./boards/*/tokens.css", { eager: true });
if (new URLSearchParams(location.search).has("pseudo")) words.pretend();
const screen = Promise.resolve(screenOf(router.parts[0] ?? ""));
const chosen = words.choose(storage.preferences.language ?? preferred(navigator.languages));
if (router.parts[0] === "t") openEarly(router.what.toUpperCase());
await Promise.all([chosen, screen.catch(() => undefined)]); // a screen that did not come is asked for again
mount(App, { target: document.getElementById("app") ?? document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register(at("sw.js")).catch(() => undefined);
