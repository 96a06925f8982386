/**
 * What the server says and hears: the shapes of docs/reference/protocol.md, under the same names.
 *
 * Written by scripts/write_protocol from the types of the server; do not change it here.
 */

// ---------------------------------------------------------------- a table

/** A sentence in each language. */
export type Said = Record<Language, string>;

/** Its short notation, and the number of the physical piece. */
export type Tile = [string, number];

export type Seat = number;

/** A seat, or an account of the table by its name. */
export type Account = Seat | string;

/** What players say; what a referee says goes over no wire. */
export type Verb =
  | "pass"
  | "discard"
  | "riichi"
  | "tsumo"
  | "ron"
  | "chi"
  | "pon"
  | "open_kan"
  | "added_kan"
  | "closed_kan"
  | "abort"
  | "show"
  | "stop"
  | "choose"
  | "pair"
  | "nuki"
  | "replace"
  | "eyes_kan"
  | "ready"
  | "open_riichi"
  | "raised_run"
  | "hissatsu"
  | "pay"
  | "chou_riichi"
  | "kiseki_riichi"
  | "stage"
  | "name_dora"
  | "okawari"
  | "tetora_appu"
  | "second_kan"
  | "ponten"
  | "chiten"
  | "ura_buse_riichi"
  | "jiri";

export type Suit = "m" | "p" | "s";

/** Why something may not be done. */
export type Refusal = {
  kind: string;
  /** The entry of the catalogue that forbids it, or lines of a book. */
  rule: string;
  source?: Said;
  text: Said;
  /** The one that it speaks of. */
  tile?: string | null;
};

export type Obstacle = "no_yaku" | "minimum" | "other_wait" | "idle_meld" | "dead";

/** A tile that completes a hand, or brings it nearer. */
export type Waiting = {
  tile: string;
  left: number;
  ron?: number;
  tsumo?: number;
  obstacle?: Obstacle | null;
};

/** Tiles laid open; `from`: who fed it, where that is known. */
export type Meld = {
  form: MeldForm;
  tiles: (Tile | null)[];
  claimed: Tile | null;
  from: Seat | null;
  side: Side | null;
  added: Tile | null;
};

/** A discard where it lies. */
export type PondTile = {
  /** null where it lies face down. */
  tile: Tile | null;
  /** Whether it was the tile just drawn; null where that is a secret. */
  drawn: boolean | null;
  riichi: boolean;
  called: Seat | null;
};

/** What a seat has before it. */
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
  suit: Suit | "?" | null;
  out: boolean;
  won: Tile | "hidden" | null;
  shown: boolean;
  /** Closed kans that lay face down are turned up: the deal is over. */
  kans_shown: boolean;
  /** Tiles of the hand that lie open since an open riichi. */
  opened: Tile[];
  /** What may be discarded beside the hand, where that was built. */
  supply: Tile[];
  /** The word by which riichi was declared, where it is neither the ordinary one nor the open one. */
  riichi_kind: string;
  /** Dora indicators that count for this seat only. */
  indicators: Tile[];
};

/** Where the wall was broken. */
export type Broken = {
  side: Seat;
  stack: number;
};

/** The deal that is played. */
export type DealState = {
  number: number;
  round: string;
  hand: number;
  dealer: Seat;
  honba: number;
  commitment: string;
  dice: number[];
  broken: Broken | null;
  seed: string;
};

/** What belongs to no seat. */
export type BoardFields = {
  deal: DealState;
  sticks: number;
  pot: number;
  left: number;
  indicators: Tile[];
  /** Kinds that are dora without an indicator. */
  named: string[];
  excluded: Tile[];
  turn: Seat | null;
  last: Seat | null;
};

/** The table as a viewer sees it. */
export type Board = BoardFields & {
  seats: SeatState[];
};

/** What has changed before a seat. */
export type SeatPatch = Partial<SeatState>;

/** What has changed before seats, by their numbers. */
export type PatchedSeats = {
  seats: { [name: string]: SeatPatch };
};

/** What has changed on the table. */
export type BoardPatch = Partial<BoardFields & PatchedSeats>;

/** What concerns the own hand. */
export type Me = {
  waits: Waiting[];
  furiten: boolean;
  furiten_why: Refusal | null;
  can_back: boolean;
  /** Whether the last answer that may be taken back was given in the deal before. */
  back_before: boolean;
};

/** A payment with its reason, alone and in a whole sentence. */
export type Row = {
  source: Account;
  target: Account;
  amount: number;
  unit: Unit;
  reason: string;
  text: Said;
  said: Said;
};

/** An element or a bonus that counts. */
export type Line = {
  id: string;
  name: Said;
  ja: string;
  price: Said;
  han: number;
  because: Said[];
  seed: string[];
  source?: Said;
};

/** An element that does not count, though one might think so. */
export type Missed = {
  id: string;
  name: Said;
  because: Said;
  seed: string[];
  source?: Said;
  absorbed?: boolean;
};

/** Fu with their reason. */
export type Fu = {
  fu: number;
  because: Said;
  seed: string[];
  source?: Said;
  /** The entry of the catalogue that they come from. */
  rule?: string;
};

/** All that led to the value of a win. */
export type Explained = {
  summary: Said;
  blocks: Said[];
  wait: Said;
  elements: Line[];
  bonuses: Line[];
  missed: Missed[];
  fu: Fu[];
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
  /** All of it as plain lines. */
  lines: Record<Language, string[]>;
};

/** What has happened, with its words; the fields of `jantaku.table.events` under the same names. */
export type Event = {
  event: string;
  n: number;
  text: Said;
  seat?: Seat;
  source?: Account;
  tile?: Tile | null;
  riichi?: boolean;
  drawn?: boolean | null;
  form?: string;
  meld?: Meld;
  rows?: Row[];
  explained?: Explained | null;
  /** Other fields may follow. */
  [field: string]: unknown;
};

/** A win in a result. */
export type Win = {
  seat: Seat;
  source: Seat;
  tile: Tile | null;
  concealed: (Tile | null)[];
  melds: Meld[];
  nuki: Tile[];
  indicators: Tile[];
  ura: Tile[];
  /** Kinds that were dora without an indicator. */
  named: string[];
  points: number;
  explained: Explained | null;
};

/** A hand that was laid open; `waits`: for what a ready one waits. */
export type ShownHand = {
  seat: Seat;
  concealed: Tile[];
  ready: boolean;
  waits: string[];
};

/** Closed kans that lay face down, and whose they are; a winner's are among the melds of the win. */
export type ShownKans = {
  seat: Seat;
  melds: Meld[];
};

/** A deal without a winner; `tiles`: those that ended it. */
export type DrawnDeal = {
  kind: string;
  seats: Seat[];
  tiles: Tile[];
};

/** The deal that follows. */
export type NextDeal = {
  round: string;
  hand: number;
  dealer: Seat;
  honba: number;
  text: Said;
};

/** What the match came to, for all who played it, also those who rested last. */
export type Final = {
  names: string[];
  points: number[];
  scores: number[];
  places: number[];
  chips: number[];
  rows: Row[];
};

/** How long a result stands, and who has not read it. */
export type ReadingTime = {
  ms: number | null;
  seats: Seat[];
};

/** What a deal came to. */
export type Result = {
  deal: number;
  kind: string;
  title: Said;
  wins: Win[];
  shown: ShownHand[];
  kans: ShownKans[];
  draw: DrawnDeal | null;
  rows: Row[];
  before: number[];
  after: number[];
  next: NextDeal | null;
  final: Final | null;
  wait: ReadingTime | null;
};

/** What may be done, by its code. */
export type Action = {
  code: number;
  verb: Verb;
  tiles: Tile[];
  label: Said;
  waits?: Waiting[];
  furiten?: boolean;
  furiten_why?: Refusal | null;
  /** What it costs to pass. */
  cost?: Said;
  /** What a kan brings at once. */
  pays?: number;
  /** The run on which a tile is laid. */
  on?: Tile[];
  /** What a player would regret. */
  warns?: Said;
};

/** What a player would look for and may not do. */
export type Greyed = {
  code: number | null;
  verb: Verb;
  tiles: Tile[];
  label: Said;
  refusal: Refusal;
};

/** A question to a seat. */
export type Ask = {
  seat: Seat;
  actions: Action[];
  greyed: Greyed[];
  default: number;
};

/** Of a clock. */
export type TimeLeft = {
  left_ms: number;
  base_ms: number;
  bank_ms: number;
};

/** The open question. */
export type Window = {
  window: number;
  kind: WindowKind;
  tile: Tile | null;
  source: Seat | null;
  time: TimeLeft | null;
  asks: Ask[];
};

/** What a discard leaves. */
export type HintDiscard = {
  code: number;
  tile: Tile;
  shanten: number;
  total: number;
  tiles: Waiting[];
};

/** A yaku that the hand is near. */
export type Near = {
  id: string;
  name: Said;
  price: Said;
  away: number;
};

/** The yaku that the hand is near. */
export type Reach = {
  type: "reach";
  yaku: Near[];
  re?: number;
};

/** Another player in riichi, and how safe the tiles of the own hand are before him, by their faces. */
export type Threat = {
  seat: Seat;
  marks: { [name: string]: "safe" | "suji" | "wall" | "fresh" };
};

/** Which tiles of the hand are safe. */
export type Danger = {
  type: "danger";
  threats: Threat[];
  re?: number;
};

/** What each discard leaves. */
export type Hint = {
  type: "hint";
  /** Nothing while the hand is being built. */
  shanten: number | null;
  discards: HintDiscard[];
  re?: number;
};

// ---------------------------------------------------------------- rooms, and the messages of a WebSocket

/** A place at a table, before seats are drawn. */
export type Place = {
  place: number;
  kind: "person" | "bot" | "empty" | "phantom";
  name: string;
  ready: boolean;
  online: boolean;
};

/** Who sits where. */
export type Player = Place & {
  seat: Seat | null;
  away: boolean;
  read: boolean;
};

/** A rule set on a card of the lobby. */
export type RulesShort = {
  id: string;
  name: Said;
  game: string;
  players: number;
  parent: string;
  parent_name: Said;
  changes: number;
  rounds: number;
  /** How long a match is: so many rounds, unless deals are counted. */
  deals: number;
};

/** Which deal is played. */
export type DealShort = {
  round: string;
  hand: number;
  honba: number;
};

/** A place at a table of the lobby; `points`: what its player has, once it has begun. */
export type LaidPlace = Place & {
  points: number | null;
};

/** A table in the lobby. */
export type TableInfo = {
  id: string;
  code: string;
  state: "waiting" | "playing" | "over";
  name: string;
  created: number;
  rules: RulesShort;
  options: Options;
  watchers: number;
  deal: DealShort | null;
  places: LaidPlace[];
};

/** A place at a table, and the token that proves whose it is. */
export type Joined = {
  table: TableInfo;
  token: string;
  place: number | null;
};

/** What somebody said. */
export type ChatLine = {
  n: number;
  place: number;
  name: string;
  phrase: Phrase | null;
  text: string;
  at: number;
};

/** Who is welcomed. */
export type You = {
  seat: Seat | null;
  watching: boolean;
};

/** The first word to whoever comes to a match. */
export type WelcomeMessage = {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  you: You;
  players: Player[];
  rules: Rules;
};

/** The waiting room. */
export type RoomMessage = {
  type: "room";
  table: TableInfo;
  players: Player[];
  you: number | null;
  missing: Said[];
};

/** All that somebody needs to know who comes to the table now. */
export type StateMessage = {
  type: "state";
  seen: number;
  board: Board;
  me: Me | null;
  log: Event[];
  window: Window | null;
  result: Result | null;
  over: boolean;
};

/** What has happened, and what it changes. */
export type EventsMessage = {
  type: "events";
  first: number;
  events: Event[];
  board: BoardPatch;
  me?: Me;
  /** Why a tile that went by was not offered. */
  notice?: Refusal;
};

/** A question. */
export type WindowMessage = Window & {
  type: "window";
};

/** A question that is no longer open. */
export type ClosedMessage = {
  type: "closed";
  window: number;
  why: "answered" | "time" | "taken" | "away";
};

/** An answer that counts. */
export type AcceptedMessage = {
  type: "accepted";
  window: number;
  code: number;
  re?: number;
};

/** An answer that does not. */
export type RefusedMessage = {
  type: "refused";
  window: number;
  code: number;
  refusal: Refusal;
  re?: number;
};

/** What the deal came to. */
export type ResultMessage = Result & {
  type: "result";
};

/** Somebody came, went or is ready. */
export type PlayersMessage = {
  type: "players";
  players: Player[];
};

/** What was said at the table. */
export type ChatMessage = {
  type: "chat";
  lines: ChatLine[];
};

/** Where it is played again. */
export type RematchMessage = {
  type: "rematch";
  table: string;
  name: string;
};

/** Where a match stood that was ended early, by its members. */
export type Stopped = {
  names: string[];
  points: number[];
  places: number[];
};

/** Who wants to end the match, by places, and how many have to; where it stood once all do. */
export type VoteMessage = {
  type: "vote";
  yes: number[];
  need: number;
  stopped: Stopped | null;
};

/** Why something may not be done; null if it may. */
export type WhyMessage = {
  type: "why";
  code?: number;
  verb?: string;
  refusal: Refusal | null;
  re?: number;
};

/** Somebody is there. */
export type PongMessage = {
  type: "pong";
  re?: number;
};

/** What cannot be obeyed: its kind, and a sentence. */
export type ServerError = {
  error: string;
  text: Said;
  /** Other fields may follow. */
  [field: string]: unknown;
};

/** The same over a WebSocket. */
export type ErrorMessage = ServerError & {
  type: "error";
  re?: number;
};

/** All that the server says over a WebSocket. */
export type ServerMessage =
  | WelcomeMessage
  | RoomMessage
  | StateMessage
  | EventsMessage
  | WindowMessage
  | ClosedMessage
  | AcceptedMessage
  | RefusedMessage
  | ResultMessage
  | PlayersMessage
  | ChatMessage
  | RematchMessage
  | VoteMessage
  | WhyMessage
  | Hint
  | Reach
  | Danger
  | PongMessage
  | ErrorMessage;

// ---------------------------------------------------------------- rules

/** Of an option, or a price: a word, a number, a list, a small table. */
export type Value = string | number | boolean | Value[] | { [name: string]: Value } | null;

export type Wind = "E" | "S" | "W" | "N";

export type EntryState = "done" | "not_yet" | "not_software";

/** An entry by its name. */
export type Linked = {
  id: string;
  name: Said;
};

/** A row in which two rule sets differ. */
export type Difference = {
  id: string;
  kind: "option" | "element" | "part" | "pattern" | "game";
  name: Said;
  one: string;
  other: string;
  one_means: Said;
  other_means: Said;
};

/** A row in which some rule sets are not all the same. */
export type ComparedRow = {
  id: string;
  kind: "option" | "element" | "part" | "pattern" | "game";
  name: Said;
  values: string[];
  means: Said[];
};

/** Rule sets side by side. */
export type Compared = {
  rows: ComparedRow[];
};

/** What a page must make room for. */
export type Features = {
  riichi: boolean;
  ready: boolean;
  chi: boolean;
  dora: boolean;
  red: boolean;
  nuki: string[];
  void_suit: boolean;
  exchange: number;
  building: number;
  stages: boolean;
  until_winners: number;
  kan_hidden: boolean;
  /** At which places a closed kan lies face up for everybody. */
  kan_up: number[];
  sticks: boolean;
  fu: boolean;
  hand: number;
  linear: boolean;
  start: number;
  /** How many stacks each side of the wall has, the dealer's first; none where all have as many. */
  wall_sides: number[];
  /** Replacement tiles come from the end of the live wall; the dead one stays as it is. */
  replaced_from_live: boolean;
};

/** The header of a rule set, what sets it apart from its preset, and what a table of it has. */
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
  rounds: number;
  /** How long a match is: so many rounds, unless deals are counted. */
  deals: number;
  tiles: string[];
  /** How many of each there are, by their faces. */
  copies: { [name: string]: number };
  features: Features;
};

/** A rule set in a list. */
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

/** What a rule set says of an option. */
export type OptionValue = {
  id: string;
  name: Said;
  value: Value;
  written: string;
  means: Said;
  of_parent: boolean;
  changed: boolean;
  state: EntryState;
  parts: string[];
  group: string;
  minimum: boolean;
  holds: boolean;
};

/** What an element is worth. */
export type PriceOf = {
  name: Said;
  price: Value;
  means: Said;
};

/** A yaku that the rule set defines itself. */
export type PatternOf = {
  pattern: string;
  price: Value;
  name: { [name: string]: string };
};

/** A part of the table that the rule set sets. */
export type PartOf = {
  name: Said;
  value: Value;
  means: Said;
};

/** All of a rule set. */
export type RuleSetFull = Rules & {
  extends: string;
  alone: boolean;
  edition: string;
  playable: boolean;
  missing: Said[];
  options: OptionValue[];
  paper: PaperRow[];
  prices: { [name: string]: PriceOf };
  patterns: { [name: string]: PatternOf };
  absorbs: { [name: string]: string[] };
  parts: { [name: string]: PartOf };
  seeds: { [name: string]: string };
  sources: { [name: string]: Said };
  readings: { [name: string]: Said };
  silent: { [name: string]: Said };
  sheet: string;
};

/**
 * A piece of a lesson. `tiles` in notation, groups apart, melds with their signs; "x" is a back, the tile before "~"
 * lies turned.
 */
export type LessonBlock = {
  kind: "text" | "steps" | "points" | "tiles" | "table";
  text?: string;
  items?: string[];
  name?: string;
  tiles?: string;
  win?: string;
  aside?: string;
  counts?: boolean;
  result?: string;
  columns?: string[];
  rows?: string[][];
};

/** A chapter with its title. */
export type LessonSection = {
  id: string;
  title: string;
  blocks: LessonBlock[];
};

export type Lesson = Record<Language, LessonSection[]>;

/** Another way to read the same tiles. */
export type OtherReading = {
  blocks: Said[];
  wait: Said;
  summary: Said | null;
  points: number;
};

/** An element that counts. */
export type CountedShort = {
  id: string;
  fact: string | null;
  han: number;
  limit: number | null;
};

/** Bonus tiles that count. */
export type BonusShort = {
  id: string;
  tiles: number;
  han: number;
};

/** What a written hand is worth. */
export type Scored = {
  rules: string;
  explained: Explained;
  rows: Row[];
  changes: number[] | null;
  elements: CountedShort[];
  bonuses: BonusShort[];
  yakuman: number;
  limit: string | null;
  others: OtherReading[];
};

/** The same in short; `reason`: why it is none. */
export type ScoredShort = {
  points: number | null;
  text: Said;
  reason: string;
};

/** A tile that completes a hand, with what it is worth. */
export type ScoredWait = {
  tile: string;
  left: number;
  ron: ScoredShort;
  tsumo: ScoredShort;
};

/** All tiles that complete a hand. */
export type ScoredWaits = {
  rules: string;
  waits: ScoredWait[];
  used_up: string[];
};

/** What may be asked about a hand by some rules. */
export type ScoreForm = {
  rules: Rules;
  flags: Linked[];
  facts: Told[];
  river: number[];
  flowers: number;
  seats: number;
  /** Seats at which nobody plays. */
  phantoms: number[];
  ura: boolean;
  /** From so many honba on ura dora count without riichi, too. */
  ura_without_riichi: number | null;
  /** The tiles of the rounds, where some are no winds. */
  rounds: string[];
  named_dora: boolean;
  /** Whether others may have dora of their own. */
  foreign_dora: boolean;
  honba: "" | "honba" | "dealer_wins";
  sticks: boolean;
  out: number;
  liable: boolean;
  open_riichi_hand: boolean;
  raised_runs: "never" | "open" | "closed";
};

/** A mistake of a sheet. */
export type SheetProblem = {
  file: string;
  line: number;
  text: Said;
  options: string[];
};

/** An option that does not go with another. */
export type ConflictSide = {
  id: string;
  name: Said;
  value: Value;
  means: Said;
  mine: boolean;
};

/** A change after which the conflict is gone. */
export type Repair = {
  id: string;
  name: Said;
  value: Value;
  means: Said;
  text: Said;
};

/** What contradicts what. */
export type Conflict = {
  kind: string;
  text: Said;
  sides: ConflictSide[];
  repairs: Repair[];
};

/** A line of the sheet that a club lays on its tables. */
export type PaperRow = {
  id: string;
  name: Said;
  means: Said;
  changed: boolean;
  state: EntryState;
  group: string;
};

/** Whether a rule set is in order. */
export type Checked = {
  ok: boolean;
  problems: SheetProblem[];
  rules: Rules | null;
  sheet: string;
  playable: boolean;
  missing: Said[];
  unbuilt: string[];
  conflicts: Conflict[];
  paper: PaperRow[];
  silent: { [name: string]: Said };
};

/** Why a text is no pattern, and where. */
export type PatternMistake = {
  text: Said;
  start: number;
  end: number;
};

/** Whether a pattern can be read, and whether a hand has it. */
export type Tried = {
  error: PatternMistake | null;
  holds: boolean | null;
  hand_error: Said | null;
};

/** An entry in a list. */
export type EntryShort = {
  kind: "option" | "element" | "game";
  id: string;
  name: Said;
  ja: string;
  romaji: string;
  state: EntryState;
  fixed: boolean;
  parts: string[];
  group: string;
  games: string[];
  minimum: boolean;
};

/** A chapter of a lesson that answers a question. */
export type Guide = {
  title: Said;
  lesson: string;
  chapter: string;
};

/** Entries that were found. */
export type Found = {
  total: number;
  entries: EntryShort[];
  guides: Guide[];
};

/** A number within bounds. */
export type NumberForm = {
  from: number;
  to: number;
  step: number;
};

/** Words, numbers or ids, so many of them. */
export type ListForm = {
  of: string;
  words: string[];
  ids: boolean;
  size: [number, number];
  from: number;
  to: number;
  step: number;
};

/** A small table. */
export type TableForm = {
  fields: { [name: string]: FieldForms };
};

/** What may be written for an option. */
export type Forms = {
  words: string[];
  number: NumberForm | null;
  list: ListForm | null;
  table: TableForm | null;
  text: boolean;
  code: string | null;
};

/** What may be written for a field. */
export type FieldForms = Forms & {
  default: Value;
};

/** What a value means. */
export type Meaning = {
  value: string;
  path: string[];
  means: Said;
  built: boolean;
};

/** A value of an option; or any but that. */
export type RelationSide = {
  id: string;
  name: Said;
  not: boolean;
  means: Said;
};

/** What goes with what. */
export type RelationOf = {
  kind: string;
  when: RelationSide[];
  then: RelationSide[];
};

/** What an entry says that is an option. */
export type OptionPage = {
  default: Value;
  forms: Forms;
  values: Meaning[];
  conflicts: Linked[];
  related: Linked[];
  minimum: boolean;
  house: boolean;
  relations: RelationOf[];
};

/** A hand that has an element, or just not. */
export type Example = {
  hand: string;
  win: string;
  by: string;
  seat: string;
  round: string;
  dora: string;
  ura: string;
  written: Said;
  won: Said;
  told: Said[];
  flags: string[];
  because: Said | null;
};

/** A pond that has an element, or not. */
export type PondExample = {
  pond: string;
  counts: boolean;
};

/** What an entry says that is an element. */
export type ElementPage = {
  kind: string;
  price: Said;
  needs: Linked[];
  excludes: Linked[];
  examples: Example[];
  near: Example[];
  ponds: PondExample[];
};

/** What an entry says that is a game. */
export type GamePage = {
  players: Said;
  tiles: Said;
  hand: Said;
  completeness: string;
  presets: string[];
};

/** What a rule set says of an entry. */
export type ValueInSet = {
  set: string;
  value: Value;
  means: Said;
};

/** How a rule set reads the books. */
export type ReadingOf = {
  set: string;
  seed: string;
  source: Said;
  text: Said;
};

/** A short deal that shows the rule; `value` is that of the option. */
export type ScenarioShort = {
  name: string;
  about: Said;
  seed: string;
  source: Said;
  written: string;
  value: Value;
  means: Said | null;
};

/** All of an entry. */
export type Entry = EntryShort & {
  text: Said;
  seed: string;
  source: Said;
  book?: Said | null;
  aka: string[];
  reason: string;
  note: Said;
  presets: { [name: string]: string };
  sets: ValueInSet[];
  readings: ReadingOf[];
  scenarios: ScenarioShort[];
  option?: OptionPage;
  element?: ElementPage;
  game?: GamePage;
};

/** An option that can be changed. */
export type Switch = {
  id: string;
  name: Said;
  ja: string;
  romaji: string;
  aka: string[];
  group: string;
  minimum: boolean;
  game: boolean;
  house: boolean;
  state: EntryState;
  value: Value;
  means: Said;
  forms: Forms;
  values: Meaning[];
  text: Said;
};

/** A yaku whose price can be changed. */
export type YakuSwitch = {
  id: string;
  name: Said;
  ja: string;
  romaji: string;
  aka: string[];
  state: EntryState;
  price: Value;
  means: Said;
  usual: Value;
};

/** All that can be changed of a rule set. */
export type Switches = {
  rules: Rules;
  groups: string[];
  options: Switch[];
  yaku: YakuSwitch[];
};

/** A discard where it lies. */
export type ScenarioTile = {
  tile: Tile;
  riichi: boolean;
};

/** What a seat has, open. */
export type ScenarioSeat = {
  seat: Seat;
  wind: string;
  points: number;
  tiles: (Tile | null)[];
  drawn: Tile | null;
  melds: Meld[];
  nuki: Tile[];
  pond: ScenarioTile[];
  riichi: boolean;
  suit: Suit | null;
  out: boolean;
};

/** Everything that lies there, open. */
export type ScenarioBoard = {
  left: number;
  indicators: Tile[];
  turn: Seat;
  seats: ScenarioSeat[];
};

/** What happened, in words. */
export type ScenarioEvent = {
  seat: Seat | null;
  event: string;
  text: Said;
};

/** A move, what it led to, and the table after it. */
export type ScenarioStep = {
  said: Said;
  told: ScenarioEvent[];
  refusal: Refusal | null;
  board: ScenarioBoard;
};

/** In what its rules differ from the rule set. */
export type ScenarioSetting = {
  id: string;
  name: Said;
  value: Value;
  means: Said;
};

/** When it is played. */
export type ScenarioRound = {
  wind: string;
  honba: number;
  sticks: number;
};

/** A short deal, move by move. */
export type Scenario = {
  game: string;
  rule: string;
  about: Said;
  seed: string;
  source: Said;
  rules: Linked;
  settings: ScenarioSetting[];
  yaku: ScenarioSetting[];
  seats: Seat[];
  /** At which places closed kans lie face up for everybody. */
  kan_up: number[];
  round: ScenarioRound;
  steps: ScenarioStep[];
  result: Result | null;
};

// ---------------------------------------------------------------- records

/** An event, and what it changes. */
export type Frame = {
  event: Event;
  board: BoardPatch;
};

/** A deal: the table as it begins, and event after event. */
export type ReplayedDeal = {
  number: number;
  board: Board;
  frames: Frame[];
  result: Result | null;
};

/** Where the table does otherwise than the record tells, or the record is damaged. */
export type Problem = {
  text: Said;
  deal: number;
  event: number;
  rule: string;
  record: Said | null;
};

/** One of the three answers; where it differs, with the first difference in words. */
export type VerdictPart = {
  part: "play" | "prices" | "settlement";
  state: "holds" | "differs" | "unsaid" | "unreached";
  text: Said;
  record: Said | null;
  table: Said | null;
};

/** Play, prices and settlement of a record, each by itself; `grounds`: why it is taken for one by these rules. */
export type Verdict = {
  grounds: Said[];
  parts: VerdictPart[];
};

/** All of a record but the id under which it is kept. */
export type ReplayFields = {
  format: string;
  rules: Rules | null;
  names: string[];
  /** The names of programs, by their numbers, where that is known. */
  bots: number[];
  warnings: Said[];
  problem: Problem | null;
  verdict: Verdict | null;
  deals: ReplayedDeal[];
};

/** A record, to be replayed. */
export type Replay = ReplayFields & {
  id: string;
};

/** Whether a record can be written in a format, and why not. */
export type FormatOf = {
  format: string;
  can: boolean;
  why: Said | null;
};

// ---------------------------------------------------------------- what the server hears

export type Phrase =
  | "hello"
  | "luck"
  | "fine"
  | "close"
  | "ouch"
  | "sorry"
  | "moment"
  | "hurry"
  | "thanks"
  | "bye"
  | "smile"
  | "wow"
  | "cry"
  | "clap"
  | "think"
  | "cool";

/** Who it is, and at which table. */
export type ClientHello = {
  type: "hello";
  id?: number | null;
  table: string;
  token?: string;
  lang?: "ru" | "en";
};

/** An answer to a window. */
export type ClientAnswer = {
  type: "answer";
  id?: number | null;
  window: number;
  code: number;
  seat?: number | null;
};

/** Why may I not do this? */
export type ClientWhy = {
  type: "why";
  id?: number | null;
  code?: number | null;
  verb?: string | null;
  seat?: number | null;
};

/** What does each discard leave? */
export type ClientHint = {
  type: "hint";
  id?: number | null;
};

/** Which yaku is the hand near? */
export type ClientReach = {
  type: "reach";
  id?: number | null;
};

/** Which tiles of the hand are safe from those in riichi? */
export type ClientDanger = {
  type: "danger";
  id?: number | null;
};

/** The result was read. */
export type ClientNext = {
  type: "next";
  id?: number | null;
};

/** In the waiting room. */
export type ClientReady = {
  type: "ready";
  id?: number | null;
  ready: boolean;
};

/** Take back to the last own decision. */
export type ClientBack = {
  type: "back";
  id?: number | null;
};

/** A bot plays on. */
export type ClientLeave = {
  type: "leave";
  id?: number | null;
};

/** In the waiting room: who shall come to an empty place. */
export type ClientFill = {
  type: "fill";
  id?: number | null;
  place: number;
  kind: "bot" | "person";
  lang?: "ru" | "en";
};

/** A line to those at the table: one of the phrases, or, between deals, a text. */
export type ClientChat = {
  type: "chat";
  id?: number | null;
  phrase?: Phrase | null;
  text?: string;
};

/** The match shall end here; or, after all, not. */
export type ClientVote = {
  type: "vote";
  id?: number | null;
  end: boolean;
};

/** Is somebody there? */
export type ClientPing = {
  type: "ping";
  id?: number | null;
};

export type ClientMessage =
  | ClientHello
  | ClientAnswer
  | ClientWhy
  | ClientHint
  | ClientReach
  | ClientDanger
  | ClientNext
  | ClientReady
  | ClientBack
  | ClientLeave
  | ClientFill
  | ClientChat
  | ClientVote
  | ClientPing;

/** Seconds for each answer, and those of a bank that is filled at each deal. */
export type Clock = {
  base_s: number;
  bank_s: number;
};

/** How a table is run, beside its rules. */
export type Options = {
  clock: Clock | null;
  /** Every discard stands for so long, whether anybody may claim it or not, and time tells nothing; 0 = no. */
  call_ms: number;
  /** From a discard to what follows, at least. */
  pace_ms: [number, number];
  /** How long bots seem to think in their turn. */
  think_ms: [number, number];
  /** How long a result stands where people have not said that they have read it; null: until they have. */
  pause_s: number | null;
  draw_seats: boolean;
  helper: boolean;
  public: boolean;
  watch: "off" | "table" | "hands";
  watch_delay_s: number;
};

/** A table to be laid. */
export type NewTable = {
  rules?: string;
  sheet?: string;
  name?: string;
  seats?: string[];
  you?: string;
  options?: Partial<Options>;
  start?: boolean;
  nonce?: string;
  /** What the bots are called in. */
  lang?: "ru" | "en";
};

/** Somebody wants to sit down. */
export type Join = {
  name: string;
  place?: number | null;
  nonce?: string;
};

export type Scalar = boolean | number | string;

/** What somebody may write for an option, as `jantaku.rules.values` has it. */
export type Written = Scalar | Scalar[] | { [name: string]: Scalar | Scalar[] };

/** A yaku that the rule set defines itself. */
export type OwnYaku = {
  pattern: string;
  price: number | string | Partial<Record<"closed" | "open", number | string>>;
  name?: string;
};

/** A rule set: as a sheet, or as what differs from another. */
export type Sheet = {
  sheet?: string;
  extends?: string;
  id?: string;
  name?: Partial<Record<"ru" | "en", string>>;
  options?: { [name: string]: Written };
  yaku?: { [name: string]: number | string | Partial<Record<"closed" | "open", number | string>> };
  own?: { [name: string]: OwnYaku };
};

/** A rule set: a preset by its id, or a sheet. */
export type OneSet = {
  rules?: string;
  sheet?: string;
};

/** Rule sets to be laid side by side. */
export type Comparison = {
  sets: OneSet[];
};

/** A pattern, and a hand to try it on. */
export type PatternQuestion = {
  pattern: string;
  rules?: string;
  hand?: string;
  win?: string;
  by?: "ron" | "tsumo";
  seat?: "E" | "S" | "W" | "N";
  round?: "E" | "S" | "W" | "N";
};

/** A written hand, as `jantaku score` takes it. */
export type ScoreQuestion = {
  hand?: string;
  win?: string;
  rules?: string;
  sheet?: string;
  by?: "ron" | "tsumo";
  seat?: string;
  round?: string;
  from?: string | null;
  dora?: string;
  ura?: string;
  named_dora?: string;
  foreign_dora?: number;
  nuki?: string;
  honba?: number;
  sticks?: number;
  liable?: string | null;
  flags?: string[];
  river?: number | null;
  first_discard?: boolean;
  after_kan?: boolean;
  early_kan?: boolean;
  riichi_tile?: boolean;
  opposite_riichi?: boolean;
  late_riichi?: boolean;
  okawari?: boolean;
  tetora_appu?: boolean;
  pond?: string;
  void?: "" | "m" | "p" | "s";
  out?: string[];
};

/** Several at once. */
export type ScoreQuestions = {
  questions: ScoreQuestion[];
};

/** By which rules hands are to be scored. */
export type FormQuestion = {
  rules?: string;
  sheet?: string;
};

// ---------------------------------------------------------------- words

export type Language = "en" | "ru";

export type MeldForm =
  | "chi"
  | "pon"
  | "open_kan"
  | "added_kan"
  | "closed_kan"
  | "eyes_kan"
  | "raised_run"
  | "closed_run";

export type Side = "left" | "across" | "right";

export type Told =
  | "first_discard"
  | "after_kan"
  | "early_kan"
  | "riichi_tile"
  | "opposite_riichi"
  | "late_riichi"
  | "okawari"
  | "tetora_appu";

export type Unit = "points" | "chips" | "score";

export type WindowKind = "turn" | "claim" | "rob" | "show" | "stop" | "choice" | "ruling";
