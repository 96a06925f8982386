/** Crests of players: light figures with cuts, on a disc of lacquer. Animals are people, plants and things are bots. */
export type Crest = { figure: string; colour: string };

const CRESTS: Record<string, Crest> = {
  sparrow: {
    colour: "#8a5a2b",
    figure:
      '<path d="M20 58C8 54 4 66 1 76l24-3c8 12 20 18 34 16 19-2 31-17 29-37l11-6-14-8C80 23 68 13 53 13 34 13 22 30 20 58z"/><path class="cut" d="M69 36a5.4 5.4 0 1 0 .1 0zM26 60c14-7 30-5 38 6-10 12-30 12-38-6zM88 45l11 1-11 6z"/><path class="ln" d="M38 27c9-9 25-9 35 0M52 47c3 5 9 6 14 3M20 74l12-4"/>',
  },
  fox: {
    colour: "#b8442a",
    figure:
      '<path d="M14 12l24 20h24l24-20c3 26 1 44-8 56L50 92 22 68C13 56 11 38 14 12z"/><path class="cut" d="M30 50c8 0 13 4 14 8-6 1-11-1-14-8zM70 50c-8 0-13 4-14 8 6 1 11-1 14-8zM43 80h14l-7 9zM50 36l4 12-4 8-4-8zM20 22l12 13-10 10c-3-7-3-15-2-23zM80 22L68 35l10 10c3-7 3-15 2-23z"/>',
  },
  crane: {
    colour: "#2b5a9e",
    figure:
      '<path d="M50 6a44 44 0 0 1 44 44c0 17-9 31-22 38 8-9 12-20 11-31-2-18-15-33-33-33-10 0-18 7-18 15 0 5 4 9 9 9h7c-14 6-24 18-26 36C12 76 6 64 6 50A44 44 0 0 1 50 6z"/><path d="M48 52c14-4 26 0 29 10-8-4-14-3-18 0 6 0 12 4 13 11-7-4-13-4-18-1 5 1 9 5 9 11-16 2-30-8-15-31z"/><circle class="cut" cx="44" cy="32" r="3.4"/><path d="M33 36L18 44l14 1z"/><path class="cut" d="M36 22c8-6 20-6 28 0-9-2-19-1-28 0z"/>',
  },
  cat: {
    colour: "#5b4b8a",
    figure:
      '<path d="M16 10l20 16c9-3 19-3 28 0l20-16c4 22 4 30 4 40 0 24-17 40-38 40S12 74 12 50c0-10 0-18 4-40z"/><path class="cut" d="M32 44c6 0 9 5 9 10-7 1-11-4-9-10zM68 44c-6 0-9 5-9 10 7 1 11-4 9-10zM45 64h10l-5 6z"/><path class="ln" d="M50 70v5c-3 5-9 5-12 2M50 75c3 5 9 5 12 2M22 62l-14-3M22 69l-13 4M78 62l14-3M78 69l13 4"/>',
  },
  owl: {
    colour: "#6b5a34",
    figure:
      '<path d="M14 10c12 8 24 10 36 10s24-2 36-10c3 12 2 18 0 24 3 7 4 14 4 20 0 22-17 38-40 38S10 76 10 54c0-6 1-13 4-20-2-6-3-12 0-24z"/><circle class="cut" cx="33" cy="46" r="14"/><circle class="cut" cx="67" cy="46" r="14"/><circle cx="33" cy="46" r="7"/><circle cx="67" cy="46" r="7"/><path class="cut" d="M44 58h12l-6 13zM34 78h32l-5 4H39zM40 86h20l-5 3H45z"/>',
  },
  rabbit: {
    colour: "#a8456b",
    figure:
      '<path d="M34 4c9 0 13 16 13 32h6C53 20 57 4 66 4c10 0 8 24 4 36 10 6 16 15 16 26 0 17-16 26-36 26S14 83 14 66c0-11 6-20 16-26C26 28 24 4 34 4z"/><path class="cut" d="M35 13c4 0 6 11 6 22l-6 2c-3-10-4-24 0-24zM65 13c-4 0-6 11-6 22l6 2c3-10 4-24 0-24zM34 60a5 5 0 1 0 .1 0zM66 60a5 5 0 1 0 .1 0zM45 70h10l-5 6z"/><path class="ln" d="M50 76c-2 5-7 5-10 3M50 76c2 5 7 5 10 3"/>',
  },
  bear: {
    colour: "#34564e",
    figure:
      '<path d="M26 10a15 15 0 0 1 14 9c7-2 13-2 20 0a15 15 0 1 1 23 17c5 8 6 16 5 24-2 19-18 31-38 31S14 79 12 60c-1-8 0-16 5-24A15 15 0 0 1 26 10z"/><path class="cut" d="M34 44a6 6 0 1 0 .1 0zM66 44a6 6 0 1 0 .1 0zM50 58c7 0 11 3 11 7s-6 8-11 8-11-4-11-8 4-7 11-7z"/><path class="ln" d="M50 73v6c-3 4-8 4-11 2M50 79c3 4 8 4 11 2"/>',
  },
  tortoise: {
    colour: "#2a7a66",
    figure:
      '<path d="M50 4l12 14 19-2 3 19 13 15-13 15-3 19-19-2-12 14-12-14-19 2-3-19L3 50l13-15 3-19 19 2z"/><path class="cut" d="M50 24l23 13v26L50 76 27 63V37z"/><path d="M50 30l17 10v20L50 70 33 60V40z"/><path class="ln" d="M50 40l9 5v10l-9 5-9-5V45zM50 40V30M59 45l8-5M59 55l8 5M50 60v10M41 55l-8 5M41 45l-8-5"/>',
  },
  plum: {
    colour: "#8a2b4f",
    figure:
      '<g><circle cx="50" cy="26" r="20"/><circle cx="73" cy="43" r="20"/><circle cx="64" cy="70" r="20"/><circle cx="36" cy="70" r="20"/><circle cx="27" cy="43" r="20"/></g><circle class="cut" cx="50" cy="51" r="13"/><circle cx="50" cy="51" r="7"/><path class="ln" d="M50 38V20M62 47l17-6M58 62l10 15M42 62L32 77M38 47l-17-6"/>',
  },
  wave: {
    colour: "#275b94",
    figure:
      '<path d="M4 62C8 30 30 8 58 10c20 2 34 16 36 34-8-12-20-16-30-12 10 4 16 13 16 22-7-8-16-10-23-7 8 4 12 10 12 17H4z"/><path d="M8 70h84l-4 8H12zM18 83h64l-8 8H26z"/><path class="ln" d="M20 54c4-16 16-27 32-28M33 56c3-9 9-15 18-17"/>',
  },
  bamboo: {
    colour: "#3d7a2e",
    figure:
      '<path d="M30 94V6h13v26H30M43 36v26H30M43 66v28H30zM30 36h13M30 66h13"/><path d="M30 6h13v26H30zM30 36h13v27H30zM30 67h13v27H30z"/><path d="M47 42c6-16 22-24 44-24-4 16-20 28-44 28zM47 58c14-8 30-6 42 8-16 8-32 4-42-8zM27 30C22 18 14 12 4 12c2 12 10 18 23 20zM27 74c-6-8-14-12-23-10 4 10 12 14 23 12z"/>',
  },
  moon: {
    colour: "#4b4f66",
    figure:
      '<path d="M50 5a45 45 0 1 0 0 90 45 45 0 0 0 0-90zm18 12a36 36 0 0 1-6 70A38 38 0 0 0 68 17z"/><path d="M62 28l3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1z" class="cut"/><path class="ln" d="M16 66c10-6 22-6 34 0M22 76c8-5 16-5 24 0"/>',
  },
};
const PEOPLE = ["sparrow", "fox", "crane", "cat", "owl", "rabbit", "bear"];
const BOTS = ["tortoise", "plum", "wave", "bamboo", "moon"];

/** A name has always the same crest. At one table no two are alike, as far as there are enough: `taken` are the names before it. */
export function crestOf(name: string, bot: boolean, taken: readonly string[] = []): Crest {
  const kinds = bot ? BOTS : PEOPLE;
  const used = new Set<string>();
  for (const earlier of [...taken, name]) {
    let at = [...earlier].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) % kinds.length;
    for (let i = 0; i < kinds.length && used.has(kinds[at]!); i++) at = (at + 1) % kinds.length;
    if (earlier === name && taken.indexOf(name) < 0) return CRESTS[kinds[at]!]!;
    used.add(kinds[at]!);
  }
  return CRESTS[kinds[0]!]!;
}
