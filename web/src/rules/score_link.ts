/** The score page with the hand of an example. */
import type { Entry, Example, Scenario, Tile, Value, Win, Wind } from "../protocol";
import { NO_CHANGES } from "./saved";
import { changesText } from "./shared_address";
import { EMPTY, faces, readHand, toQuery, type Meld, type Written } from "../score/written_hand";

const SIGNS = { left: "-", across: "=", right: "+" } as const;
const face = (tile: Tile | null): string[] => (tile ? [tile[0]] : []);
/** Yaku that are circumstances of the win. */
const FLAGS = [
  "riichi",
  "double_riichi",
  "ippatsu",
  "haitei",
  "houtei",
  "rinshan",
  "chankan",
  "chanjun",
  "tenhou",
  "chiihou",
  "renhou",
];
const wind = (text: string): Wind => ("ESWN".includes(text) && text.length === 1 ? (text as Wind) : "S");

const asChanges = (settings: Scenario["settings"]): Record<string, Value> =>
  Object.fromEntries(settings.map((one) => [one.id, one.value]));

export function scoreLink(win: Win, played: Scenario): string {
  const seats = played.steps[0]!.board.seats;
  const melds = win.melds.map((meld): Meld => {
    if (meld.form === "raised_run" || meld.form === "closed_run") {
      return {
        tiles: [...meld.tiles.flatMap(face), ...face(meld.added)],
        sign: SIGNS[meld.side ?? "left"],
        raised: meld.form === "closed_run" ? "closed" : "open",
      };
    }
    const tiles = [...meld.tiles.flatMap(face), ...(meld.added && meld.tiles.length < 4 ? face(meld.added) : [])];
    return { tiles, sign: meld.form === "closed_kan" ? "#" : SIGNS[meld.side ?? "across"] };
  });
  const concealed = win.concealed.flatMap(face);
  const taken = win.tile ? concealed.indexOf(win.tile[0]) : -1;
  const rest =
    win.source === win.seat && taken >= 0 && (concealed.length + 3 * melds.length) % 3 === 2
      ? concealed.toSpliced(taken, 1)
      : concealed;
  const tsumo = win.source === win.seat;
  const written: Written = {
    ...EMPTY,
    rules: played.rules.id,
    changes: changesText({ ...NO_CHANGES, options: asChanges(played.settings), yaku: asChanges(played.yaku) }),
    tiles: [...rest, ...face(win.tile)],
    melds,
    dora: win.indicators.flatMap(face),
    ura: win.ura.flatMap(face),
    named: win.named,
    nuki: win.nuki.flatMap(face),
    by: tsumo ? "tsumo" : "ron",
    seat: wind(seats[win.seat]?.wind ?? "S"),
    from: tsumo ? "" : wind(seats[win.source]?.wind ?? "E"),
    flags: (win.explained?.elements ?? []).map((line) => line.id).filter((id) => FLAGS.includes(id)),
  };
  return `/score?${toQuery(written)}`;
}

/** By rules in which the yaku counts, the common ones first. */
export function exampleLink(entry: Entry, example: Example): string {
  const sets = entry.sets.map((one) => one.set);
  const { tiles, melds } = readHand(example.hand);
  const written: Written = {
    ...EMPTY,
    rules: sets.includes("riichi") || !sets.length ? "riichi" : sets[0]!,
    tiles: [...tiles, ...readHand(example.win).tiles],
    melds,
    by: example.by === "tsumo" ? "tsumo" : "ron",
    seat: wind(example.seat),
    round: wind(example.round),
    dora: faces(example.dora),
    ura: faces(example.ura),
    flags: example.flags,
  };
  return `/score?${toQuery(written)}`;
}
