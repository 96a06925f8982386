import { readdirSync, readFileSync, statSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const read = (lang: string): string => readFileSync(new URL(`../src/texts/${lang}.ftl`, import.meta.url), "utf8");
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]!).sort();
const variables = (source: string, id: string): string[] => {
  const from = source.indexOf(`\n${id} =`);
  const rest = source.slice(from + 1).split(/\n(?=[a-z][\w-]* =|##)/i)[0]!;
  return [...new Set([...rest.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort();
};

function files(folder: URL, kind = /\.(svelte|ts)$/): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = new URL(name, folder);
    return statSync(path).isDirectory()
      ? files(new URL(`${name}/`, folder), kind)
      : kind.test(name)
        ? [readFileSync(path, "utf8")]
        : [];
  });
}

describe("texts", () => {
  it("have the same ids and variables in both languages", () => {
    const [en, ru] = [read("en"), read("ru")];
    expect(ids(ru)).toEqual(ids(en));
    for (const id of ids(en)) expect([id, variables(ru, id)]).toEqual([id, variables(en, id)]);
  });

  it.each(["en", "ru"])("of %s are Fluent without errors", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(read(lang)))).toEqual([]);
    for (const id of ids(read(lang))) expect([id, bundle.hasMessage(id)]).toEqual([id, true]);
  });

  it("are there for every id that the pages name", () => {
    const known = new Set(ids(read("en")));
    const named = files(new URL("../src/", import.meta.url)).flatMap((source) =>
      [...source.matchAll(/\bt\("([\w-]+)"/g)].map((match) => match[1]!),
    );
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("pictures", () => {
  const packed = JSON.parse(readFileSync(new URL("../src/generated/faces.json", import.meta.url), "utf8")) as Record<
    string,
    string
  >;
  it("are there for all usual faces", () => {
    const usual = [..."mps"]
      .flatMap((suit) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${suit}`))
      .concat(
        [1, 2, 3, 4, 5, 6, 7].map((n) => `${n}z`),
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}f`),
      );
    expect(usual.filter((face) => !packed[face])).toEqual([]);
  });
  it("declare what they use, and no id twice", () => {
    const all: string[] = [];
    for (const svg of Object.values(packed)) {
      expect(svg.startsWith("<svg")).toBe(true);
      if (svg.includes("xlink:")) expect(svg).toContain("xmlns:xlink");
      all.push(...[...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!));
    }
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("Japanese names", () => {
  it("have glyphs in the fonts that come with the pages", () => {
    const css = readFileSync(new URL("../fonts/noto-sans-jp.css", import.meta.url), "utf8");
    const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const,
    );
    const sources = files(new URL("../../src/jantaku/", import.meta.url), /\.(toml|ftl)$/);
    const signs = new Set(
      sources
        .flatMap((text) => [...text])
        .filter((sign) => sign.codePointAt(0)! > 0x2e7f && sign.codePointAt(0)! < 0x1f000),
    );
    const without = [...signs].filter(
      (sign) => !ranges.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to),
    );
    expect(without).toEqual([]);
  });
});
