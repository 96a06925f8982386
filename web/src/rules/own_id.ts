/** An id for a rule set from the name that people give it: "Наш клуб" is nash_klub. */
import { CYRILLIC } from "./finding";

/** As names are spelt; for the ear alone ж is j. */
const LATIN: Record<string, string> = { ...CYRILLIC, ж: "zh" };

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
