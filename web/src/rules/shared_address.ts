/**
 * A rule set in an address: the preset and what was changed, "/sets/new?from=ema&c=kuitan:off;uma:(20,10,-10,-20);y.ippatsu:off". Yaku
 * of one's own are p.bridge:(pattern=...,price=...,name=...). Long ones are packed. Values are words, numbers, (lists) and (tables=of,fields=on); whatever else stands in 'quotes'.
 */
import type { Value } from "../protocol";
import type { Changes, OwnYaku } from "./saved";

const LONGEST_PLAIN = 1500;
const YAKU = "y.";
const OWN = "p.";
const BARE = /^(?!-?\d+$)[A-Za-z0-9_.-]+$/;

export type Shared = { from: string; name: string; changes: Changes };

function written(value: Value): string {
  if (Array.isArray(value)) return `(${value.map(written).join(",")})`;
  if (typeof value === "object" && value !== null)
    return `(${
      Object.entries(value)
        .map(([name, inner]) => `${name}=${written(inner)}`)
        .join(",") || "="
    })`;
  if (typeof value === "number") return String(value);
  const text = typeof value === "boolean" ? (value ? "on" : "off") : (value ?? "");
  return BARE.test(text) ? text : `'${text.replaceAll("'", "’")}'`;
}

export function changesText(changes: Changes): string {
  const options = Object.entries(changes.options).map(([id, value]) => `${id}:${written(value)}`);
  const yaku = Object.entries(changes.yaku).map(([id, value]) => `${YAKU}${id}:${written(value)}`);
  const own = Object.entries(changes.own).map(
    ([id, { pattern, price, name }]) => `${OWN}${id}:${written({ pattern, price, name })}`,
  );
  return [...options, ...yaku, ...own].join(";");
}

/** Reads values from the left; what is no value ends it. */
class Reader {
  at = 0;
  constructor(readonly text: string) {}
  take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }
  word(): string {
    const found = /^[A-Za-z0-9_.-]+/.exec(this.text.slice(this.at))?.[0] ?? "";
    this.at += found.length;
    return found;
  }
  value(): Value {
    if (this.take("'")) {
      const end = this.text.indexOf("'", this.at);
      const text = this.text.slice(this.at, end < 0 ? undefined : end);
      this.at += text.length + 1;
      return text;
    }
    if (this.take("(")) return this.inside();
    const word = this.word();
    return /^-?\d+$/.test(word) ? Number(word) : word;
  }
  inside(): Value {
    const list: Value[] = [];
    const table: Record<string, Value> = {};
    let tabular = false;
    while (this.at < this.text.length && !this.take(")")) {
      const first = this.take("=") ? null : this.value();
      if (first === null) tabular = true;
      else if (this.take("=")) {
        tabular = true;
        table[String(first)] = this.value();
      } else list.push(first);
      if (!this.take(",") && this.text[this.at] !== ")") break;
    }
    return tabular ? table : list;
  }
}

export function readChanges(text: string): Changes {
  const changes: Changes = { options: {}, yaku: {}, own: {} };
  const reader = new Reader(text);
  while (reader.at < text.length) {
    const id = reader.word();
    if (!id || !reader.take(":")) break;
    const value = reader.value();
    if (id.startsWith(YAKU)) changes.yaku[id.slice(YAKU.length)] = value;
    else if (id.startsWith(OWN)) {
      const own = ownYaku(value);
      if (own) changes.own[id.slice(OWN.length)] = own;
    } else changes.options[id] = value;
    if (!reader.take(";")) break;
  }
  return changes;
}

function ownYaku(value: Value): OwnYaku | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const { pattern, price, name } = value;
  return typeof pattern === "string" && price !== undefined ? { pattern, price, name: String(name ?? "") } : null;
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/** Signs that may stand in a query as they are. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";").replaceAll("%3D", "=");

export async function toAddress({ from, name, changes }: Shared): Promise<string> {
  const text = changesText(changes);
  const query = [`from=${escaped(from)}`, ...(name ? [`name=${escaped(name)}`] : [])];
  if (text.length > LONGEST_PLAIN) query.push(`z=${await packed(text)}`);
  else if (text) query.push(`c=${escaped(text)}`);
  return `/sets/new?${query.join("&")}`;
}

export async function fromAddress(search: string): Promise<Shared> {
  const query = new URLSearchParams(search);
  const text = query.get("z") ? await unpacked(query.get("z")!).catch(() => "") : (query.get("c") ?? "");
  return { from: query.get("from") || "riichi", name: query.get("name") ?? "", changes: readChanges(text) };
}
