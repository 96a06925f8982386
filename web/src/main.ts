import { mount } from "svelte";
import App from "./page/App.svelte";
import { dress } from "./page/settings.svelte";
import "../fonts/noto-sans-jp.css";
import "./page/tokens.css";
import "./page/page.css";

dress();
const target = document.getElementById("page");
if (target) mount(App, { target });
