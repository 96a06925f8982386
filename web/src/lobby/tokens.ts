/** The tokens of seats, kept in the browser: a token is the seat. */
import type { Joined } from "../protocol";

const KEPT = "jantaku-seats";
/** `over`: the match has ended, and the lobby need not ask for it any more. */
type Seats = { [table: string]: { token: string; at: number; place?: number; over?: true } };

function read(): Seats {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Seats;
  } catch {
    return {};
  }
}

function write(seats: Seats): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(seats));
  } catch {
    // nothing is kept in a private window
  }
}

export const tokenOf = (table: string): string | undefined => read()[table]?.token;

/** The number of the own place, if it was kept. */
export const placeOf = (table: string): number | undefined => read()[table]?.place;

export function keepToken(table: string, { token, place }: Pick<Joined, "token" | "place">): void {
  const seats = Object.entries({ ...read(), [table]: { token, at: Date.now(), ...(place === null ? {} : { place }) } });
  const newest = seats.sort(([, a], [, b]) => b.at - a.at).slice(0, 30);
  write(Object.fromEntries(newest));
}

/** The match at this table has ended: the token still opens its result and the next match. */
export function endedAt(table: string): void {
  const seats = read();
  if (!seats[table] || seats[table].over) return;
  write({ ...seats, [table]: { ...seats[table], over: true } });
}

export function forgetToken(table: string): void {
  const { [table]: _gone, ...rest } = read();
  write(rest);
}

/** Tables where this browser has a seat in a match that is not over, the newest first. */
export const seatedAt = (): string[] =>
  Object.entries(read())
    .filter(([, { over }]) => !over)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([table]) => table);
