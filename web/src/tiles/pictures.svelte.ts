/** Pictures of the faces: one packed file, one blob per face, drawn by <img>. */
import packed from "../generated/faces.json?url";

const urls: Record<string, string> = $state({});
let loading: Promise<void> | null = null;

/** Loads and decodes all faces; the lobby calls it, so that a table finds them ready. */
export function loadPictures(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  const faces = (await (await fetch(packed)).json()) as Record<string, string>;
  for (const [face, svg] of Object.entries(faces))
    urls[face] = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await Promise.all(Object.values(urls).map((url) => decoded(url)));
}

async function decoded(url: string): Promise<void> {
  const image = new Image(48, 64);
  image.src = url;
  await image.decode().catch(() => undefined);
}

export const picture = (name: string): string | undefined => urls[name];
