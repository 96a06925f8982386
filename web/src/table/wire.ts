/** The WebSocket behind a session: says hello, comes back when the line breaks. */
import { settings } from "../page/settings.svelte";
import type { ClientMessage, ServerMessage } from "../protocol";
import { Session } from "./session.svelte";

const WAITS_MS = [300, 700, 1500, 3000, 5000];
const BANNER_MS = 1500;
/** After so many, a minute or so, the player decides. */
const MOST_TRIES = 16;

export class Wire {
  readonly session: Session;
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private banner: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly table: string;
  private readonly token: string | undefined;

  constructor(table: string, token: string | undefined) {
    this.table = table;
    this.token = token;
    this.session = new Session((message) => this.send(message));
    this.open();
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/ws`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === "welcome" || message.type === "room") this.arrived();
      if (!this.session.receive(message)) this.hello();
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private hello(): void {
    this.send({ type: "hello", table: this.table, lang: settings.lang, ...(this.token ? { token: this.token } : {}) });
  }

  private arrived(): void {
    this.tries = 0;
    clearTimeout(this.banner);
    this.banner = undefined;
    this.session.link = "open";
    this.session.late = false;
  }

  private lost(code: number): void {
    if (this.closed) return;
    if (code === 1000 || this.session.failed) {
      this.session.link = "gone";
      return;
    }
    this.session.link = "lost";
    this.banner ??= setTimeout(() => (this.session.late = true), BANNER_MS);
    if (this.tries >= MOST_TRIES) {
      this.session.gaveUp = true;
      return;
    }
    const wait = WAITS_MS[Math.min(this.tries++, WAITS_MS.length - 1)]!;
    this.again = setTimeout(() => this.open(), wait);
  }

  retry(): void {
    clearTimeout(this.again);
    this.socket?.close();
    this.tries = 0;
    this.session.failed = null;
    this.session.gaveUp = false;
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearTimeout(this.banner);
    this.socket?.close(1000);
  }
}
