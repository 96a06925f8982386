/** Finding rows by words in any script, with mistakes in typing: the page's own, for lists that are there already. */
export const CYRILLIC: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "j",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};
const SOUNDS: [RegExp, string][] = [
  [/ou|oo/g, "o"],
  [/uu/g, "u"],
  [/si/g, "shi"],
  [/ti/g, "chi"],
  [/([a-z])\1/g, "$1"],
];

/** How it sounds in Latin letters; characters stay what they are. */
export function heard(text: string): string {
  const plain = [...text.toLowerCase().normalize("NFKC")]
    .map((sign) => CYRILLIC[sign] ?? sign)
    .join("")
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "");
  return SOUNDS.reduce((said, [from, to]) => said.replace(from, to), plain);
}

const kanji = (text: string): string => text.replace(/[ぁ-ん]/g, "");

/** One letter changed, missing, too many, or two in the other order. */
export function alike(word: string, known: string): boolean {
  if (word.length < 4 || Math.abs(word.length - known.length) > 1) return false;
  let i = 0;
  while (i < word.length && word[i] === known[i]) i += 1;
  const rest = (a: number, b: number): boolean => word.slice(i + a) === known.slice(i + b);
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (word[i] === known[i + 1] && word[i + 1] === known[i] && rest(2, 2));
}

/** Whether names, or failing them texts, hold all of the words. */
export function folds(words: string): (names: string[], texts: string[]) => boolean {
  const wanted = heard(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return () => true;
  return (names, texts) => {
    const said = names.map(heard).join(" ");
    const plain = `${said} ${kanji(names.join(" "))}`;
    if (wanted.every((word) => plain.includes(word) || plain.includes(kanji(word) || word))) return true;
    const known = said.split(/[^a-z0-9]+/);
    if (wanted.every((word) => plain.includes(word) || known.some((one) => alike(word, one)))) return true;
    const read = texts.length ? heard(texts.join(" ")) : "";
    return wanted.every((word) => word.length > 3 && (read.includes(word) || plain.includes(word)));
  };
}
