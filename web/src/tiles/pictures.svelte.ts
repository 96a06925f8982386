/** Pictures of the faces: one packed file, one blob per face, drawn by <img>. */
import { settings } from "../page/settings.svelte";
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
