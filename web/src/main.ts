import { mount } from "svelte";
import "./styles/global.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) void words.speak(settings.language).then(() => mount(App, { target }));
