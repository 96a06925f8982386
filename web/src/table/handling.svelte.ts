/** The player's fingers: which tile is lifted, which mode is on, what a press does. */
import { keep, settings } from "../page/settings.svelte";
import type { Action, Ask, Refusal, Said, SeatState, Tile, Verb } from "../protocol";
import { both } from "../texts/speak.svelte";
import { face } from "../tiles/face";
import { held, type HeldTile } from "./hand";
import {
  type Offer,
  type Toggles,
  discardOf,
  mustDeclare,
  needsTile,
  offers,
  passOf,
  refusalOf,
  automatic,
  standsDown,
  type Group,
} from "./offers";
import type { Session } from "./session.svelte";
import { isDear, regretted, voidClaimed, type Warning } from "./warnings";

export class Handling {
  readonly session: Session;
  /** Riichi or ready: the button was pressed, the tile is still to be chosen. */
  mode: Verb | null = $state(null);
  /** Id of the lifted tile. Lifted by a finger or a key it goes when time runs out; under a mouse it only rises. */
  lifted: number | null = $state(null);
  hovering: boolean = $state(false);
  /** Why what is under the pointer is grey. */
  passing: Refusal | null = $state.raw(null);
  /** What is about to be done, and why it might be regretted; pressed again it is done. */
  warning: Warning | null = $state.raw(null);
  /** Id of a tile that was chosen in another's turn, where that is set. */
  chosen: number | null = $state(null);
  /** Whether the deal before is really to be taken up again. */
  asksBack: boolean = $state(false);
  /** Which kind is outlined everywhere. */
  pointed: string | null = $state(null);
  /** Tiles that the button under the pointer would take. */
  taking: number[] = $state.raw([]);
  /** A group whose choices stand in a picker row. */
  picking: Group | null = $state(null);
  manual: number[] = $state.raw([]);
  toggles: Toggles & { sort: boolean } = $state({
    win: false,
    calls: false,
    discard: false,
    flower: settings.autoFlower,
    sort: settings.sort,
  });

  readonly ask: Ask | null = $derived.by(() => (this.session.locked ? null : this.session.ask));
  readonly offers: Offer[] = $derived.by(() => (this.session.ask ? offers(this.session.ask) : []));
  readonly pass: Action | undefined = $derived.by(() => (this.session.ask ? passOf(this.session.ask) : undefined));
  readonly seat: SeatState | null = $derived.by(() =>
    this.session.seat === null
      ? null
      : (this.session.board?.seats[this.session.window?.asks[0]?.seat ?? this.session.seat] ?? null),
  );
  readonly tiles: HeldTile[] = $derived.by(() => (this.seat ? held(this.seat, this.toggles.sort, this.manual) : []));
  /** Discards are asked for: some verb of this ask moves single tiles of the hand. */
  readonly choosing: boolean = $derived.by(
    () => this.ask?.actions.some((action) => action.verb === this.verb || action.verb === "discard") ?? false,
  );

  constructor(session: Session) {
    this.session = session;
  }

  /** What a press on a tile of the hand means. */
  get verb(): Verb {
    if (this.mode) return this.mode;
    if (this.session.window?.kind === "choice") return "choose";
    return this.session.ask && mustDeclare(this.session.ask) ? "riichi" : "discard";
  }

  legal(tile: Tile): Action | undefined {
    return this.ask ? discardOf(this.ask, tile, this.verb) : undefined;
  }

  reason(tile: Tile) {
    return this.ask ? refusalOf(this.ask, tile, this.verb) : undefined;
  }

  /** Throws the tile, or says why not. */
  throw_(tile: Tile): void {
    if (this.session.guarded) return;
    if (!this.choosing) return this.choose(tile);
    const action = this.legal(tile);
    if (action) {
      if (!this.warned(action, regretted(this, tile)) && this.session.answer(action.code)) this.settle();
      return;
    }
    this.explain(tile);
  }

  /** In another's turn: this tile goes when the own turn offers nothing else. A second press takes it back. */
  private choose(tile: Tile): void {
    if (
      !settings.prechoose ||
      this.session.window ||
      this.session.result ||
      !this.seat ||
      this.seat.riichi ||
      this.seat.out
    )
      return;
    this.chosen = this.chosen === tile[1] ? null : tile[1];
  }

  /** Why this tile is grey; undefined if it is not, or if nobody wonders. */
  refusal(tile: Tile): Refusal | undefined {
    if (!this.choosing || this.legal(tile)) return undefined;
    const refused = this.reason(tile)?.refusal;
    return (
      refused ??
      (this.mode?.endsWith("riichi") ? { kind: "breaks_ready", rule: "riichi", text: both("breaks-ready") } : undefined)
    );
  }

  /** Opens the card of a grey tile. */
  explain(tile: Tile): void {
    const refused = this.refusal(tile);
    if (refused) this.session.card = refused;
  }

  /** What goes when time runs out: the lifted tile, unless something else is decided by the window's default. */
  atTimeout(): number | null {
    const tile = this.liftedTile;
    if (!tile || this.hovering || !this.choosing || this.offers.some((offer) => offer.group === "win" && offer.action))
      return null;
    return this.legal(tile)?.code ?? null;
  }

  press(offer: Offer): void {
    if (this.session.locked || this.session.guarded) return;
    if (offer.greyed) {
      this.session.card = offer.greyed.refusal;
      return;
    }
    if (!offer.action) return;
    if (needsTile(offer.verb) && offer.action.tiles.length > 0) {
      this.mode = this.mode === offer.verb ? null : offer.verb;
      this.lifted = null;
      return;
    }
    const why = offer.action.warns ?? (offer.group === "pon" || offer.group === "kan" ? voidClaimed(this) : null);
    if (!this.warned(offer.action, why) && this.session.answer(offer.action.code)) this.settle();
  }

  /** Whether the player is asked first. */
  private warned(action: Action, why: Said | null): boolean {
    if (!why || !settings.warnings || this.warning?.code === action.code) return false;
    this.warning = { code: action.code, text: why };
    return true;
  }

  /** What was warned of is done all the same. */
  doAnyway(): void {
    if (this.warning && this.session.answer(this.warning.code)) this.settle();
  }

  passBy(): void {
    if (this.pass && this.session.answer(this.pass.code)) this.settle();
  }

  lift(by: -1 | 1): void {
    const at = this.tiles.findIndex((tile) => tile.tile[1] === this.lifted);
    const next = at < 0 ? (by > 0 ? 0 : this.tiles.length - 1) : (at + by + this.tiles.length) % this.tiles.length;
    this.liftAt(next);
  }

  liftAt(index: number): void {
    const tile = this.tiles.at(index)?.tile;
    this.hovering = false;
    this.lifted = tile?.[1] ?? null;
    this.pointed = tile ? face(tile[0]).kind : null;
  }

  get liftedTile(): Tile | null {
    return this.tiles.find((tile) => tile.tile[1] === this.lifted)?.tile ?? null;
  }

  /** Back to rest: nothing lifted, no mode, no picker. */
  settle(): void {
    this.session.card = null;
    this.warning = null;
    this.passing = null;
    this.mode = null;
    this.lifted = null;
    this.picking = null;
    this.pointed = null;
    this.taking = [];
  }

  /** At every new window: what the switched-on conveniences would answer. */
  auto(): number | null {
    const window = this.session.window;
    if (!window || window === this.session.givenBack) return null;
    const chosen = this.chosenAction();
    if (chosen && window.asks[0]!.actions.every((action) => action.verb === "discard")) return chosen.code;
    return this.sparesDrawn() ? null : automatic(window, this.toggles, this.seat?.riichi ?? false);
  }

  /** The automatic discard does not throw a dora or a red five, unless riichi leaves nothing else. */
  private sparesDrawn(): boolean {
    const window = this.session.window;
    if (window?.kind !== "turn" || !window.tile || !this.toggles.discard || this.seat?.riichi) return false;
    const does = automatic(window, this.toggles, false);
    const thrown = window.asks[0]?.actions.find((action) => action.code === does);
    return thrown?.verb === "discard" && isDear(this.session, window.tile);
  }

  private chosenAction(): Action | undefined {
    const window = this.session.window;
    const tile = this.tiles.find((one) => one.tile[1] === this.chosen)?.tile;
    return window?.kind === "turn" && tile && window.asks.length === 1 ? discardOf(window.asks[0]!, tile) : undefined;
  }

  standsDown(): "discard" | "calls" | "chosen" | "dora" | null {
    const window = this.session.window;
    if (this.sparesDrawn()) return "dora";
    if (window?.kind === "turn" && this.chosen !== null) return "chosen";
    return window ? standsDown(window, this.toggles, this.seat?.riichi ?? false) : null;
  }

  toggle(what: "win" | "calls" | "discard" | "flower" | "sort"): void {
    const order = this.tiles.map(({ tile }) => tile[1]);
    this.toggles[what] = !this.toggles[what];
    if (what === "sort") {
      this.manual = order;
      settings.sort = this.toggles.sort;
      keep();
    }
    if (what === "flower") {
      settings.autoFlower = this.toggles.flower;
      keep();
    }
  }

  /** Back to the last own decision. What answers by itself goes off: else it would answer as before. Where the deal was over
   * by then, the player is asked first: its result would be lost. */
  back(sure = false): void {
    this.asksBack = !sure && (this.session.me?.back_before ?? false);
    if (this.asksBack) return;
    if (this.toggles.win || this.toggles.calls || this.toggles.discard) this.session.toast(both("back-by-hand"));
    this.actNoMore();
    this.settle();
    this.session.back();
  }

  /** A new deal: conveniences that act for the player go off. */
  newDeal(): void {
    this.actNoMore();
    this.manual = [];
    this.settle();
  }

  private actNoMore(): void {
    this.toggles.win = this.toggles.calls = this.toggles.discard = false;
    this.chosen = null;
  }
}
