/** What the server says and hears: the shapes of docs/reference/protocol.md, under the same names. */

export type Language = "ru" | "en";
export type Said = { ru: string; en: string };
export type Tile = [face: string, id: number];
export type Seat = number;

export type Refusal = { kind: string; rule: string; source?: Said; text: Said; tile?: string | null };
export type Waiting = { tile: string; left: number; ron?: number; tsumo?: number; obstacle?: "no_yaku" | "minimum" | "other_wait" | "idle_meld" | "dead" | null };

export type MeldForm = "chi" | "pon" | "open_kan" | "added_kan" | "closed_kan" | "eyes_kan" | "raised_run" | "closed_run";
export type Side = "left" | "across" | "right";
export type Meld = {
  form: MeldForm;
  tiles: (Tile | null)[];
  claimed: Tile | null;
  from: Seat | null;
  side: Side | null;
  added: Tile | null;
};
export type PondTile = { tile: Tile; drawn: boolean | null; riichi: boolean; called: Seat | null };

export type SeatState = {
  seat: Seat;
  /** Who sits there, by the number of the name: players may change places between deals. */
  member: number;
  wind: string;
  tile: string;
  points: number;
  chips: number;
  tiles: (Tile | null)[];
  drawn: boolean;
  melds: Meld[];
  pond: PondTile[];
  nuki: Tile[];
  aside: Tile[];
  riichi: boolean;
  ready: boolean;
  suit: "m" | "p" | "s" | "?" | null;
  out: boolean;
  won: Tile | null | "hidden";
  shown: boolean;
  /** Closed kans that lay face down are turned up: the deal is over. */
  kans_shown: boolean;
  /** Tiles of the hand that lie open since an open riichi. */
  opened: Tile[];
  /** Dora indicators that count for this seat only. */
  indicators: Tile[];
};
export type DealState = {
  number: number;
  round: string;
  hand: number;
  dealer: Seat;
  honba: number;
  commitment: string;
  dice: number[];
  broken: { side: Seat; stack: number } | null;
  seed: string;
};
export type Board = {
  deal: DealState;
  sticks: number;
  pot: number;
  left: number;
  indicators: Tile[];
  excluded: Tile[];
  turn: Seat | null;
  last: Seat | null;
  seats: SeatState[];
};
export type BoardPatch = Partial<Omit<Board, "seats">> & { seats?: { [seat: string]: Partial<SeatState> } };
export type Me = { waits: Waiting[]; furiten: boolean; furiten_why: Refusal | null; can_back: boolean };

export type Account = Seat | string;
export type Row = {
  source: Account;
  target: Account;
  amount: number;
  unit: "points" | "chips" | "score";
  reason: string;
  text: Said;
  said: Said;
};
export type Event = {
  event: string;
  n: number;
  text: Said;
  seat?: Seat;
  source?: Seat | string;
  tile?: Tile | null;
  riichi?: boolean;
  drawn?: boolean | null;
  form?: string;
  meld?: Meld;
  rows?: Row[];
  explained?: Explained | null;
  [field: string]: unknown;
};

export type Verb =
  | "pass" | "discard" | "riichi" | "open_riichi" | "tsumo" | "ron" | "chi" | "pon" | "open_kan" | "added_kan" | "closed_kan" | "abort"
  | "show" | "stop" | "choose" | "pair" | "nuki" | "replace" | "eyes_kan" | "ready" | "raised_run" | "hissatsu" | "pay";
export type Action = { code: number; verb: Verb; tiles: Tile[]; label: Said; waits?: Waiting[]; furiten?: boolean; furiten_why?: Refusal | null; cost?: Said; pays?: number; on?: Tile[] };
export type Greyed = { code: number | null; verb: Verb; tiles: Tile[]; label: Said; refusal: Refusal };
export type Ask = { seat: Seat; actions: Action[]; greyed: Greyed[]; default: number };
export type Window = {
  window: number;
  kind: "turn" | "claim" | "rob" | "show" | "stop" | "choice";
  tile: Tile | null;
  source: Seat | null;
  time: null | { left_ms: number; base_ms: number; bank_ms: number };
  asks: Ask[];
};

export type Line = { id: string; name: Said; ja: string; price: Said; han: number; because: Said[]; seed: string[]; source?: Said };
export type Explained = {
  summary: Said;
  blocks: Said[];
  wait: Said;
  elements: Line[];
  bonuses: Line[];
  missed: { id: string; name: Said; because: Said; seed: string[]; source?: Said; absorbed?: boolean }[];
  fu: { fu: number; because: Said; seed: string[]; source?: Said; rule?: string }[];
  fu_total: Said;
  fu_counts: boolean;
  notes: Said[];
  value: Said;
  /** The entry of the catalogue that turns the count into points. */
  value_rule: string;
  han: number;
  fu_sum: number;
  fu_paid: number;
  base: number;
  points: number;
  limit: boolean;
  lines: { ru: string[]; en: string[] };
};
export type Win = {
  seat: Seat;
  source: Seat;
  tile: Tile | null;
  concealed: (Tile | null)[];
  melds: Meld[];
  nuki: Tile[];
  indicators: Tile[];
  ura: Tile[];
  points: number;
  explained: Explained | null;
};
export type Result = {
  deal: number;
  kind: string;
  title: Said;
  wins: Win[];
  /** Hands that were laid open; `waits`: for what a ready one waits. */
  shown: { seat: Seat; concealed: Tile[]; ready: boolean; waits: string[] }[];
  /** Closed kans that lay face down, and whose they are; a winner's are among the melds of the win. */
  kans: { seat: Seat; melds: Meld[] }[];
  /** `tiles`: those that ended the deal. */
  draw: { kind: string; seats: Seat[]; tiles: Tile[] } | null;
  rows: Row[];
  before: number[];
  after: number[];
  next: null | { round: string; hand: number; dealer: Seat; honba: number; text: Said };
  final: null | { points: number[]; scores: number[]; places: number[]; chips: number[]; names: string[]; rows: Row[] };
  wait: null | { ms: number | null; seats: Seat[] };
};

export type Place = { place: number; kind: "person" | "bot" | "empty"; name: string; ready: boolean; online: boolean };
export type Player = Place & { seat: Seat | null; away: boolean; read: boolean };
export type Options = {
  clock: null | { base_s: number; bank_s: number };
  call_ms: number;
  think_ms: [number, number];
  pause_s: number | null;
  draw_seats: boolean;
  helper: boolean;
  public: boolean;
  watch: "off" | "table" | "hands";
  watch_delay_s: number;
};
export type TableInfo = {
  id: string;
  code: string;
  state: "waiting" | "playing" | "over";
  name: string;
  created: number;
  rules: { id: string; name: Said; game: string; players: number; parent: string; parent_name: Said; changes: number };
  options: Options;
  watchers: number;
  places: Place[];
};
export type Difference = {
  id: string;
  kind: "option" | "element" | "part" | "pattern";
  name: Said;
  one: string;
  other: string;
  one_means: Said;
  other_means: Said;
};
export type Features = {
  riichi: boolean;
  ready: boolean;
  chi: boolean;
  dora: boolean;
  red: boolean;
  nuki: string[];
  void_suit: boolean;
  exchange: number;
  until_winners: number;
  kan_hidden: boolean;
  sticks: boolean;
  fu: boolean;
  hand: number;
  linear: boolean;
  start: number;
};
export type Rules = {
  id: string;
  name: Said;
  about: Said;
  game: string;
  game_name: Said;
  fingerprint: string;
  players: number;
  parent: string;
  parent_name: Said;
  differences: Difference[];
  tiles: string[];
  copies: { [face: string]: number };
  features: Features;
};

export type Hint = {
  type: "hint";
  shanten: number;
  discards: { code: number; tile: Tile; shanten: number; total: number; tiles: Waiting[] }[];
  re?: number;
};

export type Phrase = "hello" | "luck" | "fine" | "close" | "ouch" | "sorry" | "moment" | "hurry" | "thanks" | "bye";
export type ChatLine = { n: number; place: number; name: string; phrase: Phrase | null; text: string; at: number };

export type ServerMessage =
  | { type: "welcome"; protocol: number; table: TableInfo; you: { seat: Seat | null; watching: boolean }; players: Player[]; rules: Rules }
  | { type: "room"; table: TableInfo; players: Player[]; you: number | null; missing: Said[] }
  | { type: "state"; seen: number; board: Board; me: Me | null; log: Event[]; window: Window | null; result: Result | null; over: boolean }
  | { type: "events"; first: number; events: Event[]; board: BoardPatch; me?: Me; notice?: Refusal }
  | ({ type: "window" } & Window)
  | { type: "closed"; window: number; why: "answered" | "time" | "taken" | "away" }
  | { type: "accepted"; window: number; code: number; re?: number }
  | { type: "refused"; window: number; code: number; refusal: Refusal; re?: number }
  | ({ type: "result" } & Result)
  | { type: "players"; players: Player[] }
  | { type: "chat"; lines: ChatLine[] }
  | { type: "rematch"; table: string; name: string }
  | { type: "why"; code?: number; verb?: string; refusal: Refusal | null; re?: number }
  | Hint
  | { type: "pong"; re?: number }
  | { type: "error"; error: string; text: Said; re?: number };

export type ClientMessage =
  | { type: "hello"; table: string; token?: string; lang?: Language }
  | { type: "answer"; window: number; code: number; seat?: Seat }
  | { type: "why"; code?: number; verb?: string; seat?: Seat }
  | { type: "hint" }
  | { type: "next" }
  | { type: "ready"; ready: boolean }
  | { type: "back" }
  | { type: "leave" }
  | { type: "fill"; place: number; kind: "bot" | "person"; lang: Language }
  | { type: "chat"; phrase?: Phrase; text?: string }
  | { type: "ping" };

// ---------------------------------------------------------------- HTTP

export type RuleSetShort = {
  id: string;
  name: Said;
  about: Said;
  game: string;
  game_name: Said;
  players: number;
  extends: string;
  edition: string;
  fingerprint: string;
  playable: boolean;
  missing: Said[];
};
export type Joined = { table: TableInfo; token: string; place: number };
export type Wind = "E" | "S" | "W" | "N";
export type ScoreQuestion = {
  rules?: string; sheet?: string; hand: string; win: string; by?: "ron" | "tsumo"; seat?: Wind; round?: Wind; from?: Wind;
  dora?: string; ura?: string; nuki?: string; honba?: number; sticks?: number; liable?: Wind; flags?: string[]; river?: number;
  first_discard?: boolean; after_kan?: boolean; early_kan?: boolean; riichi_tile?: boolean; pond?: string; void?: "" | "m" | "p" | "s"; out?: Wind[];
};
export type OtherReading = { blocks: Said[]; wait: Said; summary: Said | null; points: number };
export type Scored = { rules: string; explained: Explained; rows: Row[]; changes: number[] | null; yakuman: number; limit: string | null; others: OtherReading[] };
export type ScoredShort = { points: number | null; text: Said; reason: string };
export type ScoredWait = { tile: string; left: number; ron: ScoredShort; tsumo: ScoredShort };
export type ScoredWaits = { rules: string; waits: ScoredWait[]; used_up: string[] };
export type ScoreForm = {
  rules: Rules; flags: { id: string; name: Said }[]; facts: ("first_discard" | "after_kan" | "early_kan" | "riichi_tile")[]; river: number[]; flowers: number; seats: number; ura: boolean;
  honba: "" | "honba" | "dealer_wins"; sticks: boolean; out: number; liable: boolean; open_riichi_hand: boolean; raised_runs: "never" | "open" | "closed";
};

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type OptionValue = {
  id: string; name: Said; value: Value; written: string; means: Said; of_parent: boolean; changed: boolean; state: EntryState; parts: string[]; group: string; minimum: boolean; holds: boolean;
};
export type RuleSetFull = Rules & {
  extends: string; alone: boolean; edition: string; playable: boolean; missing: Said[]; options: OptionValue[]; paper: PaperRow[]; prices: { [id: string]: { name: Said; price: Value } };
  seeds: { [id: string]: string }; sources: { [id: string]: Said }; readings: { [id: string]: Said }; silent: { [id: string]: Said }; sheet: string;
};
/** A piece of a lesson. `tiles` in notation, groups apart, melds with their signs; "x" is a back, the tile before "~" lies turned. */
export type LessonBlock = {
  kind: "text" | "steps" | "points" | "tiles" | "table"; text?: string; items?: string[]; name?: string; tiles?: string; win?: string; aside?: string; counts?: boolean; result?: string;
  columns?: string[]; rows?: string[][];
};
export type LessonSection = { id: string; title: string; blocks: LessonBlock[] };
export type Lesson = Record<Language, LessonSection[]>;
export type OwnYaku = { pattern: string; price: Value; name: string };
export type Tried = { error: { text: Said; start: number; end: number } | null; holds: boolean | null; hand_error: Said | null };
export type Checked = { ok: boolean; problems: { file: string; line: number; text: Said; options: string[] }[]; rules: Rules | null; sheet: string; playable: boolean; missing: Said[]; unbuilt: string[]; conflicts: Conflict[]; paper: PaperRow[]; silent: { [id: string]: Said } };
export type Conflict = {
  kind: string; text: Said; sides: { id: string; name: Said; value: Value; means: Said; mine: boolean }[];
  repairs: { id: string; name: Said; value: Value; means: Said; text: Said }[];
};
/** A line of the sheet that a club lays on its tables. */
export type PaperRow = { id: string; name: Said; means: Said; changed: boolean; state: EntryState; group: string };
export type EntryState = "done" | "not_yet" | "not_software";
export type EntryShort = { kind: "option" | "element" | "game"; id: string; name: Said; ja: string; romaji: string; state: EntryState; fixed: boolean; parts: string[]; group: string; games: string[]; minimum: boolean };
export type Forms = {
  words: string[]; number: { from: number; to: number; step: number } | null; list: { of: string; words: string[]; ids: boolean; size: [number, number]; from: number; to: number; step: number } | null;
  table: { fields: { [name: string]: Forms & { default: Value } } } | null; text: boolean; code: string | null;
};
export type Example = {
  hand: string; win: string; by: string; seat: string; round: string; dora: string; ura: string; written: Said; won: Said; told: Said[]; flags: string[]; because: Said | null;
};
export type Linked = { id: string; name: Said };
export type Meaning = { value: string; path: string[]; means: Said; built: boolean };
export type RelationSide = { id: string; name: Said; not: boolean; means: Said };
/** A short deal that shows the rule; `value` is that of the option. */
export type ScenarioShort = { name: string; about: Said; seed: string; source: Said; written: string; value: Value; means: Said | null };
export type Entry = EntryShort & {
  text: Said; seed: string; source: Said; book?: Said | null; aka: string[]; reason: string; note: Said; presets: { [id: string]: string };
  sets: { set: string; value: Value; means: Said }[]; readings: { set: string; seed: string; source: Said; text: Said }[]; scenarios: ScenarioShort[];
  option?: {
    default: Value; forms: Forms; values: Meaning[]; conflicts: Linked[]; related: Linked[]; minimum: boolean; house: boolean;
    relations: { kind: string; when: RelationSide[]; then: RelationSide[] }[];
  };
  element?: { kind: string; price: Said; needs: Linked[]; excludes: Linked[]; examples: Example[]; near: Example[]; ponds: { pond: string; counts: boolean }[] };
  game?: { players: Said; tiles: Said; hand: Said; completeness: string; presets: string[] };
};
export type ScenarioSeat = {
  seat: Seat; wind: string; points: number; tiles: (Tile | null)[]; drawn: Tile | null; melds: Meld[]; nuki: Tile[]; pond: { tile: Tile; riichi: boolean }[];
  riichi: boolean; suit: string | null; out: boolean;
};
export type ScenarioStep = {
  said: Said; told: { seat: Seat | null; event: string; text: Said }[]; refusal: Refusal | null;
  board: { left: number; indicators: Tile[]; turn: Seat; seats: ScenarioSeat[] };
};
export type Scenario = {
  game: string; rule: string; about: Said; seed: string; source: Said; rules: { id: string; name: Said }; settings: { id: string; name: Said; value: Value; means: Said }[]; yaku: { id: string; name: Said; value: Value; means: Said }[];
  seats: Seat[]; round: { wind: string; honba: number; sticks: number }; steps: ScenarioStep[]; result: Result | null;
};
export type Switch = {
  id: string; name: Said; ja: string; romaji: string; aka: string[]; group: string; minimum: boolean; game: boolean; house: boolean; state: EntryState;
  value: Value; means: Said; forms: Forms; values: Meaning[]; text: Said;
};
export type YakuSwitch = { id: string; name: Said; ja: string; romaji: string; aka: string[]; state: EntryState; price: Value; means: Said; usual: Value };
export type Switches = { rules: Rules; groups: string[]; options: Switch[]; yaku: YakuSwitch[] };
export type ComparedRow = { id: string; kind: Difference["kind"]; name: Said; values: string[]; means: Said[] };
export type Frame = { event: Event; board: BoardPatch };
export type Problem = { text: Said; deal: number; event: number; rule: string; record: Said | null };
/** Play, prices and settlement of a record, each by itself; `grounds`: why it is taken for a game by these rules. */
export type Verdict = { grounds: Said[]; parts: { part: "play" | "prices" | "settlement"; state: "holds" | "differs" | "unsaid" | "unreached"; text: Said; record: Said | null; table: Said | null }[] };
export type Replay = {
  id: string; format: string; rules: Rules | null; names: string[]; warnings: Said[]; problem: Problem | null; verdict: Verdict | null;
  deals: { number: number; board: Board; frames: Frame[]; result: Result | null }[];
};
export type ServerError = { error: string; text: Said; [field: string]: unknown };
