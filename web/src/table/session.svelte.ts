/** One table as this viewer sees it: what the server has said so far, and the answers that go back. */
import { settings } from "../page/settings.svelte";
import type {
  Board,
  ClientMessage,
  Danger,
  Event,
  Hint,
  Me,
  Player,
  Reach,
  Refusal,
  Result,
  Rules,
  Said,
  Seat,
  ServerMessage,
  TableInfo,
  VoteMessage,
  Window,
} from "../protocol";
import { Chat } from "../lobby/chat.svelte";
import { merged } from "./board";
import { accounts, called, phantomSeats } from "./phantoms";
import { loudness, type Loudness } from "./loudness";
import { sound, type From } from "./sound";

export type Word = { id: number; seat: Seat; verb: string; tile: string };
export type Toast = { id: number; text: Said };
/** Points that moved before the deal was over, shown at the seat. */
export type Move = { id: number; seat: Seat; amount: number; text: Said };
export type Link = "connecting" | "open" | "lost" | "gone";

const WORD_MS = 1100;
const GUARD_MS = 200;
/** A refused win that nobody asked about must be in sight long enough to be pressed. */
const NOTICE_MS = 7000;
const MOVE_MS = 2600;

const DEALT = "jantaku-dealt";

/** A deal that has begun, and in which nobody has done anything yet. */
const untouched = (board: Board, log: Event[]): boolean =>
  log.some((event) => event.event === "deal_started") &&
  board.seats.every((seat) => !seat.pond.length && !seat.melds.length);

export class Session {
  link: Link = $state("connecting");
  /** Shown after the connection has been away for a while. */
  late: boolean = $state(false);
  table: TableInfo | null = $state.raw(null);
  rules: Rules | null = $state.raw(null);
  players: Player[] = $state.raw([]);
  room: { missing: Said[]; you: number | null } | null = $state.raw(null);
  seat: Seat | null = $state(null);
  watching: boolean = $state(false);
  board: Board | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  log: Event[] = $state.raw([]);
  window: Window | null = $state.raw(null);
  result: Result | null = $state.raw(null);
  over: boolean = $state(false);
  /** A win that was complete in shape and is refused, although nobody asks. */
  notice: Refusal | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** Which tiles are safe from whom, as far as it was asked for. */
  danger: Danger["threats"] = $state.raw([]);
  /** The yaku that the hand is near, as far as it was asked for. */
  reach: Reach["yaku"] | null = $state.raw(null);
  /** The answer that was sent and is not yet accepted. */
  sent: { window: number; code: number } | null = $state.raw(null);
  card: Refusal | null = $state.raw(null);
  words: Word[] = $state.raw([]);
  toasts: Toast[] = $state.raw([]);
  moves: Move[] = $state.raw([]);
  failed: { error: string; text: Said } | null = $state.raw(null);
  /** The line was broken for so long that nobody tries any more. */
  gaveUp: boolean = $state(false);
  readonly chat = new Chat((said) => this.send({ type: "chat", ...said }));
  /** Who wants to end the match early, and where it stood once all did. */
  vote: VoteMessage | null = $state.raw(null);
  /** The table at which the others play again, and who has asked for it. */
  rematch: { table: string; name: string } | null = $state.raw(null);
  /** When the window was opened, on our own clock. */
  opened: number = $state(0);

  /** The number of the deal whose tiles are just being dealt: seen once, and not by who comes later. */
  dealing: number | null = $state(null);
  /** The question to which the player went back: nothing answers it but the player. */
  givenBack: Window | null = $state.raw(null);

  private goesBack: "no" | "asked" | "granted" = "no";
  private seen = 0;
  private changed = 0;
  private count = 0;
  private readonly send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.send = send;
  }

  /** Whose eyes the table is drawn for. */
  get viewer(): Seat {
    return this.seat ?? 0;
  }

  get ask() {
    return this.window?.asks[0] ?? null;
  }

  get locked(): boolean {
    return this.sent !== null || this.link !== "open";
  }

  /** A touch right after something changed was meant for what stood there before. */
  get guarded(): boolean {
    return performance.now() - this.changed < GUARD_MS;
  }

  nameOf(seat: Seat): string {
    return this.players.find((player) => player.seat === seat)?.name ?? "";
  }

  /** What each seat of the board can pay from. */
  get held(): number[] {
    return accounts(this.board?.seats.map((seat) => seat.points) ?? [], phantomSeats(this.players));
  }

  playerAt(seat: Seat): Player | undefined {
    return this.players.find((player) => player.seat === seat);
  }

  // ---------------------------------------------------------------- out

  answer(code: number, guard = true): boolean {
    if (!this.window || this.locked || (guard && this.guarded)) return false;
    this.sent = { window: this.window.window, code };
    const seat = this.window.asks.length > 1 ? this.window.asks[0]!.seat : undefined;
    this.send({ type: "answer", window: this.window.window, code, ...(seat === undefined ? {} : { seat }) });
    return true;
  }

  next(): void {
    this.send({ type: "next" });
  }

  back(): void {
    this.goesBack = "asked";
    this.send({ type: "back" });
  }

  wantEnd(end: boolean): void {
    this.send({ type: "vote", end });
  }

  leave(): void {
    this.send({ type: "leave" });
  }

  ready(ready: boolean): void {
    this.send({ type: "ready", ready });
  }

  fill(place: number, kind: "bot" | "person"): void {
    this.send({ type: "fill", place, kind, lang: settings.lang });
  }

  askHint(): void {
    this.send({ type: "hint" });
  }

  askDanger(): void {
    this.send({ type: "danger" });
  }

  askReach(): void {
    this.send({ type: "reach" });
  }

  why(what: { code?: number; verb?: string }): void {
    this.send({ type: "why", ...what });
  }

  // ---------------------------------------------------------------- in

  /** Whether the message fitted; if not, the table must be asked for anew. */
  receive(message: ServerMessage): boolean {
    switch (message.type) {
      case "welcome":
        this.link = "open";
        this.failed = null;
        this.table = message.table;
        this.rules = message.rules;
        this.players = called(message.players);
        this.seat = message.you.seat;
        this.watching = message.you.watching;
        this.room = null;
        return true;
      case "room":
        this.table = message.table;
        this.players = called(message.players);
        this.room = { missing: message.missing, you: message.you };
        return true;
      case "state":
        this.room = null;
        this.seen = message.seen;
        this.board = message.board;
        this.me = message.me;
        this.hint = null;
        this.log = message.log;
        this.result = message.result;
        this.over = message.over;
        this.notice = null;
        this.card = null;
        this.words = [];
        if (this.goesBack === "asked") this.goesBack = "granted";
        else if (!message.result && untouched(message.board, message.log)) this.deal();
        this.ask_(message.window);
        return true;
      case "events":
        return this.happened(message);
      case "window":
        this.ask_(message);
        return true;
      case "closed":
        if (this.window?.window === message.window) this.ask_(null);
        return true;
      case "accepted":
        if (this.window?.window === message.window) this.ask_(null);
        return true;
      case "refused":
        this.sent = null;
        this.card = message.refusal;
        return true;
      case "result":
        this.result = message;
        this.over = message.final !== null;
        this.ask_(null);
        if (message.wins.length > 0) {
          const rules = this.rules;
          sound.win(rules ? (Math.max(...message.wins.map((win) => loudness(win, rules))) as Loudness) : 1);
        } else sound.dealEnd();
        return true;
      case "players":
        this.players = called(message.players);
        return true;
      case "chat":
        for (const line of this.chat.take(message.lines)) this.toast(this.chat.written(line));
        return true;
      case "vote":
        this.vote = message;
        if (message.stopped) {
          this.over = true;
          this.ask_(null);
        }
        return true;
      case "rematch":
        this.rematch = { table: message.table, name: message.name || this.rematch?.name || "" };
        return true;
      case "why":
        if (message.refusal) this.card = message.refusal;
        return true;
      case "hint":
        this.hint = message;
        return true;
      case "danger":
        this.danger = message.threats;
        return true;
      case "reach":
        this.reach = message.yaku;
        return true;
      case "error":
        if (this.sent) this.sent = null;
        this.goesBack = "no";
        this.toast(message.text);
        if (!this.board && !this.room) this.failed = message;
        return true;
      default:
        return true;
    }
  }

  /** A moment of a recorded game: the board as it was then, what had been told, and the event that led to it. */
  show(board: Board, log: Event[], event: Event | null): void {
    this.board = board;
    this.log = log;
    this.moves = [];
    if (event) this.feel(event);
  }

  private happened(message: Extract<ServerMessage, { type: "events" }>): boolean {
    if (message.first > this.seen) return false;
    const fresh = message.events.slice(this.seen - message.first);
    this.seen = message.first + message.events.length;
    if (this.board) this.board = merged(this.board, message.board);
    if (message.me !== undefined) this.me = message.me;
    if (message.notice) this.noticed(message.notice);
    this.forget(fresh);
    this.log = [...this.log, ...fresh].slice(-600);
    this.changed = performance.now();
    for (const event of fresh) this.feel(event);
    if (fresh.some((event) => event.event === "deal_started")) this.deal();
    return true;
  }

  private deal(): void {
    const number = this.board!.deal.number;
    const key = `${this.table?.id} ${number}`;
    try {
      if (sessionStorage.getItem(DEALT) === key) return;
      sessionStorage.setItem(DEALT, key);
    } catch {
      // nothing is kept: who loads the page anew sees it again
    }
    this.dealing = number;
  }

  /** What a discard leaves was told for that moment; how far the hand is stays known while it does not change. */
  private forget(fresh: Event[]): void {
    const { hint } = this;
    if (!hint) return;
    const own = fresh.filter((event) => event.seat === this.seat || event.event === "deal_started");
    const thrown = own.length === 1 && own[0]!.event === "discarded" ? own[0]!.tile : null;
    const left = hint.discards.find((discard) => discard.tile[0] === thrown?.[0]);
    if (own.length && !left) this.hint = null;
    else if (left || hint.discards.length)
      this.hint = { ...hint, shanten: left?.shanten ?? hint.shanten, discards: [] };
  }

  /** What is heard and called out; the board has taken the new state already. */
  /** Whether this seat has declared riichi by another word. */
  private named(seat: number | undefined): boolean {
    const declared = this.board?.seats[seat ?? -1];
    return !!declared?.opened.length || !!declared?.riichi_kind;
  }

  private feel(event: Event): void {
    switch (event.event) {
      case "deal_started":
        this.result = null;
        this.notice = null;
        this.moves = [];
        break;
      case "paid":
        this.paid(event);
        break;
      case "drawn":
        sound.draw(this.from(event.seat));
        break;
      case "discarded":
      case "discarded_face_down":
        sound.discard(this.from(event.seat));
        if (event.seat === this.seat) this.notice = null; // who has gone on does not wonder any more
        if (event.riichi && !this.named(event.seat)) this.word(event.seat, "riichi");
        break;
      case "hand_opened":
        this.word(event.seat, "open_riichi");
        break;
      case "riichi_named":
        this.word(event.seat, String(event.kind));
        break;
      case "stage_reached":
        this.word(event.seat, "stage");
        sound.call();
        break;
      case "word_said":
        this.word(event.seat, String(event.word));
        break;
      case "personal_dora_taken":
        this.word(event.seat, "jiri");
        sound.call(this.from(event.seat));
        break;
      case "hissatsu_declared":
        this.word(event.seat, "hissatsu");
        sound.call(this.from(event.seat));
        break;
      case "ready_declared":
        this.word(event.seat, "ready");
        break;
      case "called":
        this.word(event.seat, event.meld?.form === "open_kan" ? "kan" : (event.meld?.form ?? "pon"));
        sound.call(this.from(event.seat));
        break;
      case "kan_declared":
        this.word(event.seat, "kan");
        sound.call(this.from(event.seat));
        break;
      case "run_raised":
        this.word(event.seat, "raised_run");
        sound.call(this.from(event.seat));
        break;
      case "nuki_declared":
        this.word(event.seat, "nuki", event.tile?.[0]);
        sound.call(this.from(event.seat));
        break;
      case "riichi_stands":
        sound.riichi(this.from(event.seat));
        break;
      case "won":
        this.word(event.seat, event.source === event.seat ? "tsumo" : "ron");
        break;
    }
  }

  /** From which side of the table a seat is heard; each has a pitch of its own. */
  private from(seat: Seat | undefined): From {
    const seats = this.board?.seats.length ?? 4;
    const at = seat === undefined ? 0 : (seat - this.viewer + seats) % seats;
    return { pan: 0.7 * Math.sin((2 * Math.PI * at) / seats), pitch: 1 + 0.03 * (at % 3) - 0.03 };
  }

  private noticed(refusal: Refusal): void {
    this.notice = refusal;
    setTimeout(() => this.notice === refusal && (this.notice = null), NOTICE_MS);
  }

  /** Where money moves all the time, every seat sees what it gains or pays at once. */
  private paid(event: Event): void {
    if (!this.rules || this.rules.features.until_winners <= 1) return;
    const sums = new Map<Seat, { amount: number; text: Said }>();
    for (const row of event.rows ?? []) {
      if (row.unit !== "points") continue;
      for (const [seat, amount] of [
        [row.source, -row.amount],
        [row.target, row.amount],
      ] as const) {
        if (typeof seat === "number")
          // What adds to a payment follows it: the first word tells what it is for.
          sums.set(seat, { amount: (sums.get(seat)?.amount ?? 0) + amount, text: sums.get(seat)?.text ?? row.text });
      }
    }
    const moves = [...sums].map(([seat, { amount, text }]) => ({ id: ++this.count, seat, amount, text }));
    this.moves = [...this.moves.filter((old) => !sums.has(old.seat)), ...moves];
    setTimeout(() => (this.moves = this.moves.filter((move) => !moves.includes(move))), MOVE_MS);
  }

  private ask_(window: Window | null): void {
    if (window && this.goesBack === "granted") {
      this.givenBack = window;
      this.goesBack = "no";
    }
    this.window = window;
    this.danger = [];
    this.sent = null;
    this.opened = performance.now();
    this.changed = performance.now();
    if (window) sound.turn();
  }

  private word(seat: Seat | undefined, verb: string, tile = ""): void {
    if (seat === undefined || settings.speed === 0) return;
    const word = { id: ++this.count, seat, verb, tile };
    this.words = [...this.words.filter((other) => other.seat !== seat), word];
    setTimeout(() => (this.words = this.words.filter((other) => other !== word)), WORD_MS / settings.speed);
  }

  toast(text: Said): void {
    const toast = { id: ++this.count, text };
    this.toasts = [...this.toasts, toast].slice(-3);
    setTimeout(() => (this.toasts = this.toasts.filter((other) => other !== toast)), 5000);
  }
}
