/** An id for a rule set from the name that people give it: "Наш клуб" is nash_klub. */
const LATIN: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
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

export function ownId(name: string, taken: readonly string[]): string {
  const plain = [...name.toLowerCase().normalize("NFC")]
    .map((sign) => LATIN[sign] ?? sign)
    .join("")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  const id = /^[a-z]/.test(plain) ? plain.slice(0, 40) : `own_${plain}`.slice(0, 40).replace(/_$/, "");
  if (!taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}_${number}`)) number += 1;
  return `${id}_${number}`;
}
