/** Where a record comes from: a match that was played here, or a file that somebody has uploaded. */
import { ask } from "../page/ask";
import type { Replay, Said, Seat } from "../protocol";

export type Source = { id: string; uploaded: boolean };
export type Written = { format: string; can: boolean; why: Said | null };

const FILE = "file-";

export const sourceOf = (id: string): Source =>
  id.startsWith(FILE) ? { id: id.slice(FILE.length), uploaded: true } : { id, uploaded: false };
export const pathOf = ({ id, uploaded }: Source): string => `/replay/${uploaded ? FILE : ""}${encodeURIComponent(id)}`;

const addressOf = ({ id, uploaded }: Source): string =>
  `/api/${uploaded ? "replays" : "matches"}/${encodeURIComponent(id)}`;

const known = new Map<string, Promise<Replay>>();
const MOST_KNOWN = 10;

function remember(key: string, replay: Promise<Replay>): Promise<Replay> {
  known.delete(key);
  known.set(key, replay);
  replay.catch(() => known.delete(key));
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  return replay;
}

const keyOf = (source: Source, seat: Seat | null, nameless: boolean): string =>
  `${source.uploaded} ${source.id} ${seat ?? "all"} ${nameless}`;

/** All of it, or what one seat saw; asked for once. */
export function replayOf(source: Source, seat: Seat | null, nameless: boolean): Promise<Replay> {
  const key = keyOf(source, seat, nameless);
  const query = new URLSearchParams({
    ...(seat === null ? {} : { seat: String(seat) }),
    ...(nameless ? { names: "hidden" } : {}),
  });
  return known.get(key) ?? remember(key, ask<Replay>(`${addressOf(source)}?${query}`));
}

/** A file of any format; it is kept by the server under the id that comes back. */
export async function upload(file: Blob): Promise<Source> {
  const replay = await ask<Replay>("/api/replay", file);
  const source = { id: replay.id, uploaded: true };
  void remember(keyOf(source, null, false), Promise.resolve(replay));
  return source;
}

export const formatsOf = (source: Source): Promise<Written[]> => ask<Written[]>(`${addressOf(source)}/formats`);
export const fileOf = (source: Source, format: string, lang: string): string =>
  `${addressOf(source)}/record?format=${format}&lang=${lang}`;
