import { mount } from "svelte";
import "./styles/theme.css";
import "./styles/global.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { upgrade } from "./lib/upgrade.svelte";
import { words } from "./lib/words.svelte";

upgrade.watch();
const target = document.getElementById("app");
if (target) void words.speak(settings.language).then(() => mount(App, { target }));
