/** The tokens of seats, kept in the browser: a token is the seat. */

const KEPT = "jantaku-seats";
type Seats = { [table: string]: { token: string; at: number } };

function read(): Seats {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Seats;
  } catch {
    return {};
  }
}

export const tokenOf = (table: string): string | undefined => read()[table]?.token;

export function keepToken(table: string, token: string): void {
  const seats = Object.entries({ ...read(), [table]: { token, at: Date.now() } });
  const newest = seats.sort(([, a], [, b]) => b.at - a.at).slice(0, 30);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // nothing is kept in a private window
  }
}

export function forgetToken(table: string): void {
  const { [table]: _gone, ...rest } = read();
  try {
    localStorage.setItem(KEPT, JSON.stringify(rest));
  } catch {
    // nothing was kept
  }
}

/** Tables where this browser has a seat, the newest first. */
export const seatedAt = (): string[] =>
  Object.entries(read())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([table]) => table);
