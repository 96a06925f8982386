/** The player's fingers: which tile is lifted, which mode is on, what a press does. */
import { settings } from "../page/settings.svelte";
import type { Action, Ask, SeatState, Tile, Verb } from "../protocol";
import { both } from "../texts/speak.svelte";
import { face } from "../tiles/face";
import { held, type HeldTile } from "./hand";
import { type Offer, type Toggles, discardOf, needsTile, offers, passOf, refusalOf, automatic, type Group } from "./offers";
import type { Session } from "./session.svelte";

export class Handling {
  readonly session: Session;
  /** Riichi or ready: the button was pressed, the tile is still to be chosen. */
  mode: Verb | null = $state(null);
  /** Id of the lifted tile; it goes when time runs out. */
  lifted: number | null = $state(null);
  /** Which kind is outlined everywhere. */
  pointed: string | null = $state(null);
  /** Tiles that the button under the pointer would take. */
  taking: number[] = $state.raw([]);
  /** A group whose choices stand in a picker row. */
  picking: Group | null = $state(null);
  manual: number[] = $state.raw([]);
  toggles: Toggles & { sort: boolean } = $state({ win: false, calls: false, discard: false, flower: settings.autoFlower, sort: settings.sort });

  readonly ask: Ask | null = $derived.by(() => (this.session.locked ? null : this.session.ask));
  readonly offers: Offer[] = $derived.by(() => (this.session.ask ? offers(this.session.ask) : []));
  readonly pass: Action | undefined = $derived.by(() => (this.session.ask ? passOf(this.session.ask) : undefined));
  readonly seat: SeatState | null = $derived.by(() =>
    this.session.seat === null ? null : (this.session.board?.seats[this.session.window?.asks[0]?.seat ?? this.session.seat] ?? null),
  );
  readonly tiles: HeldTile[] = $derived.by(() => (this.seat ? held(this.seat, this.toggles.sort, this.manual) : []));
  /** Discards are asked for: some verb of this ask moves single tiles of the hand. */
  readonly choosing: boolean = $derived.by(() => this.ask?.actions.some((action) => action.verb === this.verb || action.verb === "discard") ?? false);

  constructor(session: Session) {
    this.session = session;
  }

  /** What a press on a tile of the hand means. */
  get verb(): Verb {
    return this.mode ?? (this.session.window?.kind === "choice" ? "choose" : "discard");
  }

  legal(tile: Tile): Action | undefined {
    return this.ask ? discardOf(this.ask, tile, this.verb) : undefined;
  }

  reason(tile: Tile) {
    return this.ask ? refusalOf(this.ask, tile, this.verb) : undefined;
  }

  /** Throws the tile, or says why not. */
  throw_(tile: Tile): void {
    if (!this.choosing || this.session.guarded) return;
    const action = this.legal(tile);
    if (action) {
      if (this.session.answer(action.code)) this.settle();
      return;
    }
    const refused = this.reason(tile);
    if (refused) this.session.card = refused.refusal;
    else if (this.mode) this.session.card = { kind: "breaks_ready", rule: "", text: both("breaks-ready") };
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
    if (this.session.answer(offer.action.code)) this.settle();
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
    this.lifted = tile?.[1] ?? null;
    this.pointed = tile ? face(tile[0]).kind : null;
  }

  get liftedTile(): Tile | null {
    return this.tiles.find((tile) => tile.tile[1] === this.lifted)?.tile ?? null;
  }

  /** Back to rest: nothing lifted, no mode, no picker. */
  settle(): void {
    this.mode = null;
    this.lifted = null;
    this.picking = null;
    this.pointed = null;
    this.taking = [];
  }

  /** At every new window: what the switched-on conveniences would answer. */
  auto(): number | null {
    const window = this.session.window;
    return window ? automatic(window, this.toggles, this.seat?.riichi ?? false) : null;
  }

  /** A new deal: conveniences that act for the player go off. */
  newDeal(): void {
    this.toggles.win = this.toggles.calls = this.toggles.discard = false;
    this.manual = [];
    this.settle();
  }
}
