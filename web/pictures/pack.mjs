// Packs the faces of all tiles into one file: { face: "<svg ...>" }. The pages read src/generated/faces.json, Python reads
// book/faces.json, which is kept in the repository, so that pictures can be drawn where there is no Node.js.
//
// The 37 usual faces are FluffyStuff's drawings (CC0: public domain), which npm brings as React components; what they lack is
// drawn in own.mjs. The body of a tile is CSS, so a face is only its picture. Ids get a prefix: one page shows them all.
import { mkdirSync, writeFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as drawn from "riichi-mahjong-tiles";
import { optimize } from "svgo";
import { own } from "./own.mjs";

const HONOURS = ["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"];
const SUITS = { m: "Man", p: "Pin", s: "Sou" };

function theirs() {
  const faces = {};
  for (const [letter, name] of Object.entries(SUITS)) {
    for (let n = 1; n <= 9; n++) faces[`${n}${letter}`] = drawn[`Regular${name}${n}`];
    faces[`0${letter}`] = drawn[`Regular${name}5Dora`];
  }
  HONOURS.forEach((name, i) => (faces[`${i + 1}z`] = drawn[`Regular${name}`]));
  return Object.fromEntries(
    Object.entries(faces).map(([face, component]) => [face, renderToStaticMarkup(createElement(component))]),
  );
}

function smaller(face, svg) {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      "convertStyleToAttrs", // most of a style says what holds anyway, and of attributes svgo knows that
      { name: "preset-default", params: { overrides: { cleanupIds: { minify: true } } } },
      { name: "prefixIds", params: { prefix: `f${face}`, delim: "" } },
      "removeDimensions",
    ],
  });
  if (/xlink:/.test(data) && !/xmlns:xlink/.test(data)) throw new Error(`${face} uses xlink: without declaring it`);
  return data;
}

const faces = Object.fromEntries(
  Object.entries({ ...theirs(), ...own }).map(([face, svg]) => [face, smaller(face, svg)]),
);
mkdirSync(new URL("../src/generated/", import.meta.url), { recursive: true });
writeFileSync(new URL("../src/generated/faces.json", import.meta.url), JSON.stringify(faces));
writeFileSync(new URL("../../book/faces.json", import.meta.url), JSON.stringify(faces, null, 0).replaceAll('","', '",\n"') + "\n");
console.log(`pictures: ${Object.keys(faces).length} faces, ${Math.round(JSON.stringify(faces).length / 1024)} kB`);
