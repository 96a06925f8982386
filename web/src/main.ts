import { mount } from "svelte";
import App from "./page/App.svelte";
import { dress, settings } from "./page/settings.svelte";
import "../fonts/noto-sans-jp.css";
import "./page/tokens.css";
import "./page/page.css";
import { learn } from "./texts/speak.svelte";

dress();
const target = document.getElementById("page");
void learn(settings.lang).then(() => target && mount(App, { target }));
