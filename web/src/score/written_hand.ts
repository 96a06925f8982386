/**
 * A hand that is put together for pricing: concealed tiles of which the last one wins, melds, and the situation. All of it stands in
 * the address.
 */
import type { Rules, ScoreForm, ScoreQuestion, Wind } from "../protocol";
import { face } from "../tiles/face";
import { faces, handText, kindOf, type Meld, meldText, readHand, short, sorted } from "./notation";

export { faces, handText, readHand, short, sorted, type Meld } from "./notation";

export type Written = {
  rules: string;
  /** What a rule set of one's own has changed of those rules, as it stands in addresses; and what it is called. */
  changes: string;
  name: string;
  tiles: string[];
  melds: Meld[];
  dora: string[];
  ura: string[];
  /** Kinds that are dora without an indicator; they are no tiles of the box. */
  named: string[];
  /** Han by the dora of others; below zero so many dora are taken away. */
  foreign: number;
  nuki: string[];
  by: "ron" | "tsumo";
  seat: Wind;
  /** A wind, or the tile of the round where it is none. */
  round: string;
  from: Wind | "";
  flags: string[];
  facts: string[];
  river: number | null;
  honba: number;
  sticks: number;
  liable: Wind | "";
  void: "" | "m" | "p" | "s";
  out: Wind[];
};

export const EMPTY: Written = {
  rules: "riichi",
  changes: "",
  name: "",
  tiles: [],
  melds: [],
  dora: [],
  ura: [],
  named: [],
  foreign: 0,
  nuki: [],
  by: "ron",
  seat: "S",
  round: "E",
  from: "",
  flags: [],
  facts: [],
  river: null,
  honba: 0,
  sticks: 0,
  liable: "",
  void: "",
  out: [],
};

/** How many tiles the hand is short of a complete one; a kan counts as three. */
export function missing(written: Pick<Written, "tiles" | "melds">, hand: number): number {
  return hand + 1 - written.tiles.length - 3 * written.melds.length;
}

// ---------------------------------------------------------------- copies

const all = (written: Written): string[] => [
  ...written.tiles,
  ...written.melds.flatMap((meld) => meld.tiles),
  ...written.dora,
  ...written.ura,
  ...written.nuki,
];

function counts(tiles: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const one of tiles) counted.set(one, (counted.get(one) ?? 0) + 1);
  return counted;
}

const copiesOf = (rules: Rules, kind: string): number =>
  Object.entries(rules.copies).reduce((sum, [one, count]) => (kindOf(one) === kind ? sum + count : sum), 0);

/** How many of a face can still be placed: as many as are in the box, and never a fifth of its kind. */
export function left(written: Written, rules: Rules, one: string): number {
  const placed = all(written);
  const ofFace = (rules.copies[one] ?? 0) - placed.filter((other) => other === one).length;
  const ofKind = copiesOf(rules, kindOf(one)) - placed.filter((other) => kindOf(other) === kindOf(one)).length;
  return Math.max(0, Math.min(ofFace, ofKind));
}

/** Whether there are so many tiles. Of a five that is not said to be red nobody knows that it is not. */
export function fits(written: Written, rules: Rules): boolean {
  const placed = all(written);
  const kinds = counts(placed.map(kindOf));
  const marked = counts(placed.filter((one) => kindOf(one) !== one));
  return (
    [...kinds].every(([kind, count]) => count <= copiesOf(rules, kind)) &&
    [...marked].every(([one, count]) => count <= (rules.copies[one] ?? 0))
  );
}

/** The hand without what there is too much of, and what that was. */
export function within(written: Written, rules: Rules): { hand: Written; dropped: string[] } {
  const dropped: string[] = [];
  let hand: Written = { ...written, tiles: [], melds: [], dora: [], ura: [], nuki: [] };
  const add = (next: Written, what: string): void => void (fits(next, rules) ? (hand = next) : dropped.push(what));
  for (const meld of written.melds) add({ ...hand, melds: [...hand.melds, meld] }, meldText(meld));
  for (const one of written.tiles) add({ ...hand, tiles: [...hand.tiles, one] }, one);
  for (const list of ["dora", "ura", "nuki"] as const)
    for (const one of written[list]) add({ ...hand, [list]: [...hand[list], one] }, one);
  return { hand, dropped };
}

// ---------------------------------------------------------------- the question

/** `sheet`: of a rule set of one's own. */
export function question(written: Written, sheet = "", flowers = 0): ScoreQuestion {
  if (winsByFlowers(written, flowers)) return flowerQuestion(written, sheet);
  const { rules, by, seat, round, flags, honba, sticks } = written;
  const short_ = missingWin(written);
  return {
    ...(sheet ? { sheet } : { rules }),
    by,
    seat,
    round,
    flags,
    honba,
    sticks,
    hand: [short(sorted(short_.rest)), ...written.melds.map(meldText)].filter(Boolean).join(" "),
    win: short_.win,
    ...(by === "ron" && written.from ? { from: written.from } : {}),
    ...(written.dora.length ? { dora: short(written.dora) } : {}),
    ...(written.ura.length ? { ura: short(written.ura) } : {}),
    ...(written.named.length ? { named_dora: short(written.named) } : {}),
    ...(written.foreign ? { foreign_dora: written.foreign } : {}),
    ...(written.nuki.length ? { nuki: short(written.nuki) } : {}),
    ...(written.void ? { void: written.void } : {}),
    ...(written.river !== null ? { river: written.river } : {}),
    ...(written.facts.includes("first_discard") ? { first_discard: true } : {}),
    ...(written.facts.includes("after_kan") ? { after_kan: true } : {}),
    ...(written.facts.includes("early_kan") ? { early_kan: true } : {}),
    ...(written.facts.includes("riichi_tile") ? { riichi_tile: true } : {}),
    ...(written.facts.includes("opposite_riichi") ? { opposite_riichi: true } : {}),
    ...(written.facts.includes("late_riichi") ? { late_riichi: true } : {}),
    ...(written.facts.includes("okawari") ? { okawari: true } : {}),
    ...(written.facts.includes("tetora_appu") ? { tetora_appu: true } : {}),
    ...(written.liable ? { liable: written.liable } : {}),
    ...(written.out.length ? { out: written.out } : {}),
  };
}

/** Whether all flowers are the winner's, where the last of `flowers` wins whatever the hand. */
export const winsByFlowers = (written: Written, flowers: number): boolean =>
  flowers > 0 && written.nuki.length === flowers;

/** The last flower is the winning tile, and nothing else counts. */
function flowerQuestion(written: Written, sheet: string): ScoreQuestion {
  const { rules, by, seat, round, honba, sticks } = written;
  return {
    ...(sheet ? { sheet } : { rules }),
    by,
    seat,
    round,
    flags: [],
    honba,
    sticks,
    hand: written.melds.map(meldText).join(" "),
    win: written.nuki.at(-1)!,
    nuki: short(written.nuki.slice(0, -1)),
    ...(by === "ron" && written.from ? { from: written.from } : {}),
  };
}

const missingWin = (written: Written): { rest: string[]; win: string } => ({
  rest: written.tiles.slice(0, -1),
  win: written.tiles.at(-1) ?? "",
});

/** The same for a hand that still waits: all tiles rest. */
export const waitQuestion = (written: Written, sheet = ""): ScoreQuestion => ({
  ...question({ ...written, tiles: [...written.tiles, "1z"] }, sheet),
  win: "",
});

// ---------------------------------------------------------------- the address

const LISTS = ["dora", "ura", "named", "nuki"] as const;

export function toQuery(written: Written): string {
  const query = new URLSearchParams({ rules: written.rules });
  if (written.changes) query.set("c", written.changes);
  if (written.changes && written.name) query.set("name", written.name);
  query.set("hand", handText(written));
  for (const name of ["by", "seat", "round"] as const) query.set(name, written[name]);
  for (const name of LISTS) if (written[name].length) query.set(name, short(written[name]));
  for (const name of ["from", "liable", "void"] as const) if (written[name]) query.set(name, written[name]);
  for (const name of ["flags", "facts"] as const) if (written[name].length) query.set(name, written[name].join(","));
  if (written.out.length) query.set("out", written.out.join(""));
  for (const name of ["honba", "sticks", "foreign"] as const) if (written[name]) query.set(name, String(written[name]));
  if (written.river !== null) query.set("river", String(written.river));
  return query.toString();
}

const WINDS: readonly Wind[] = ["E", "S", "W", "N"];
const wind = (text: string | null): Wind | "" => WINDS.find((one) => one === text) ?? "";
const words = (text: string | null): string[] => (text ?? "").split(",").filter((word) => /^\w{1,30}$/.test(word));
const count = (text: string | null): number => Math.min(Math.max(0, Math.floor(Number(text)) || 0), 99);

export function fromQuery(text: string): Written {
  const query = new URLSearchParams(text);
  const suit = query.get("void") ?? "";
  return {
    ...EMPTY,
    ...readHand(query.get("hand") ?? ""),
    rules: query.get("rules") || "riichi",
    changes: query.get("c") ?? "",
    name: query.get("name") ?? "",
    by: query.get("by") === "tsumo" ? "tsumo" : "ron",
    seat: wind(query.get("seat")) || "S",
    round: wind(query.get("round")) || /^[1-7]z$/.exec(query.get("round") ?? "")?.[0] || "E",
    from: wind(query.get("from")),
    liable: wind(query.get("liable")),
    dora: faces(query.get("dora") ?? ""),
    ura: faces(query.get("ura") ?? ""),
    named: faces(query.get("named") ?? ""),
    foreign: Math.max(-99, Math.min(99, Math.trunc(Number(query.get("foreign"))) || 0)),
    nuki: faces(query.get("nuki") ?? ""),
    flags: words(query.get("flags")),
    facts: words(query.get("facts")),
    river: query.has("river") ? count(query.get("river")) : null,
    honba: count(query.get("honba")),
    sticks: count(query.get("sticks")),
    void: "mps".includes(suit) && suit.length === 1 ? (suit as Written["void"]) : "",
    out: [...(query.get("out") ?? "")].flatMap((letter) => wind(letter) || []),
  };
}

/** What a round may be called by these rules: a wind, or a tile where some round has another. */
export const roundsOf = (form: ScoreForm): readonly string[] => (form.rounds.length ? form.rounds : WINDS);

/** What other rules do not ask for is let go, so that nothing unseen counts. */
export function bySuch(written: Written, form: ScoreForm): Written {
  const { features, tiles } = form.rules;
  const winds = [...WINDS].slice(0, form.seats) as Wind[];
  const played = winds.filter((_, seat) => !form.phantoms.includes(seat));
  const usual = played.includes("S") ? "S" : played.at(-1)!;
  const seat = played.includes(written.seat) ? written.seat : usual;
  const away = (who: Wind | ""): Wind | "" => (who && winds.includes(who) && who !== seat ? who : "");
  return {
    ...written,
    seat,
    from: away(written.from),
    liable: form.liable ? away(written.liable) : "",
    out: written.out.filter((who) => away(who)).slice(0, form.out),
    dora: features.dora ? written.dora : [],
    ura: form.ura ? written.ura : [],
    named: form.named_dora ? written.named : [],
    foreign: form.foreign_dora ? written.foreign : 0,
    round: roundsOf(form).includes(written.round) ? written.round : roundsOf(form)[0]!,
    nuki: written.nuki.filter((one) => features.nuki.includes(kindOf(one))),
    melds: features.chi
      ? written.melds.map((meld) =>
          meld.raised && form.raised_runs !== "never" ? { ...meld, raised: form.raised_runs } : meld,
        )
      : written.melds.filter((meld) => new Set(meld.tiles.map(kindOf)).size === 1),
    tiles: tiles.length ? written.tiles.map((one) => (tiles.includes(one) ? one : kindOf(one))) : written.tiles,
    flags: written.flags.filter((flag) => form.flags.some((known) => known.id === flag)),
    facts: written.facts.filter((fact) => (form.facts as string[]).includes(fact)),
    river: form.river.length ? written.river : null,
    honba: form.honba ? written.honba : 0,
    sticks: form.sticks ? written.sticks : 0,
    void: features.void_suit ? written.void : "",
  };
}

// ---------------------------------------------------------------- placing

export type Placing = "hand" | "chi" | "run" | "pon" | "kan" | "closed" | "dora" | "ura" | "named" | "nuki";

/** A run on whose claimed tile, the first, another may be laid. */
export const mayRise = (meld: Meld): boolean =>
  !meld.raised && meld.tiles.length === 3 && new Set(meld.tiles.map(kindOf)).size > 1;

/** What a press on a tile of the palette does; to a hand that is `complete` it is another winning tile. `aside`: kinds that are set aside; flowers always are. */
export function place(
  written: Written,
  placing: Placing,
  one: string,
  aside: readonly string[] = [],
  complete = false,
): Written {
  switch (placing) {
    case "hand":
      if (aside.includes(kindOf(one)) && one.at(-1) === "f") return { ...written, nuki: [...written.nuki, one] };
      return { ...written, tiles: [...(complete ? written.tiles.slice(0, -1) : written.tiles), one] };
    case "dora":
    case "ura":
    case "named":
    case "nuki":
      return { ...written, [placing]: [...written[placing], one] };
    case "chi": {
      const { rank, group } = face(one);
      const low = Math.min(rank, 7);
      const run = [low, low + 1, low + 2].map((at) => (at === rank ? one : `${at}${group}`));
      return "mps".includes(group) ? { ...written, melds: [...written.melds, { tiles: run, sign: "-" }] } : written;
    }
    case "run": {
      const at = written.melds.findIndex((meld) => mayRise(meld) && kindOf(meld.tiles[0]!) === kindOf(one));
      return at < 0
        ? written
        : {
            ...written,
            melds: written.melds.with(at, {
              ...written.melds[at]!,
              tiles: [...written.melds[at]!.tiles, one],
              raised: "open",
            }),
          };
    }
    default: {
      const plain = kindOf(one);
      const more = placing === "pon" ? 2 : 3;
      return {
        ...written,
        melds: [
          ...written.melds,
          { tiles: [one, ...Array<string>(more).fill(plain)], sign: placing === "closed" ? "#" : "=" },
        ],
      };
    }
  }
}

/** Another tile of the hand becomes the winning one. */
export function winOn(written: Written, at: number): Written {
  const tiles = written.tiles.toSpliced(at, 1);
  return { ...written, tiles: [...sorted(tiles), written.tiles[at]!] };
}
