/** Pictures of the faces: one packed file, one blob per face, drawn by <img>. */
import { settings } from "../page/settings.svelte";
import { face as read } from "./face";
import packed from "../generated/faces.json?url";

const urls: Record<string, string> = $state({});
let faces: Record<string, string> = {};
/** Those of the set with numbers, under "ru 5p". */
const numbered: Record<string, string> = $state({});
let loading: Promise<void> | null = null;

/** Loads and decodes all faces; the lobby calls it, so that a table finds them ready. */
export function loadPictures(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  faces = (await (await fetch(packed)).json()) as Record<string, string>;
  for (const [face, svg] of Object.entries(faces))
    urls[face] = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await Promise.all(Object.values(urls).map((url) => decoded(url)));
}

async function decoded(url: string): Promise<void> {
  const image = new Image(48, 64);
  image.src = url;
  await image.decode().catch(() => undefined);
}

export const picture = (name: string): string | undefined => urls[name] ?? numbered[name];

let wanted = "";
/** The set with numbers is drawn when somebody wants it, in the letters of the language. */
$effect.root(() => {
  $effect(() => {
    const lang = settings.lang;
    if (settings.faces !== "numbers" || !urls["1m"] || wanted === lang) return;
    wanted = lang;
    void import("./numbers").then(({ numberFaces }) => {
      for (const [face, svg] of Object.entries(numberFaces(faces, lang)))
        numbered[`${lang} ${face}`] ??= URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    });
  });
});

/** Which picture stands for a face in the set that is chosen. */
export function shownAs(name: string): string {
  const own = `${settings.lang} ${name}`;
  return settings.faces === "numbers" && own in numbered ? own : name;
}

/** What shows a tile. The set has pictures of the three red fives; other marks are a dot on the plain picture. */
export function faceName(written: string): string {
  const { red, group, rank, kind } = read(written);
  if (red && rank === 5 && picture(`0${group}`)) return `0${group}`;
  return kind === "5z" && settings.framedWhite ? "5z-framed" : kind;
}
