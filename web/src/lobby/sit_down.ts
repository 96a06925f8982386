/** Sitting down at a table that somebody else has laid, and playing the same again. */
import { go } from "../page/address.svelte";
import { ask, AskError } from "../page/ask";
import { keep, settings } from "../page/settings.svelte";
import type { Joined } from "../protocol";
import { t } from "../texts/speak.svelte";
import { forgetToken, keepToken, tokenOf } from "./tokens";

/** By the name that is set. Guests without a name are numbered where there is one already. */
export async function sitDown(table: string, place?: number): Promise<string> {
  keep();
  const name = settings.name.trim();
  for (let number = 1; ; number++) {
    const tried = name || (number === 1 ? t("guest") : `${t("guest")} ${number}`);
    try {
      const joined = await ask<Joined>(`/api/tables/${table}/join`, {
        name: tried,
        ...(place === undefined ? {} : { place }),
      });
      keepToken(table, joined);
      return joined.token;
    } catch (error) {
      if (name || number > 7 || !(error instanceof AskError) || error.kind !== "name_taken") throw error;
    }
  }
}

/** Six digits, spaces allowed, lead to a table; whoever has a seat there comes back to it. */
export async function joinByCode(written: string): Promise<void> {
  const { table } = await ask<{ table: string }>(`/api/codes/${encodeURIComponent(written.replace(/\D/g, ""))}`);
  if (!tokenOf(table)) await sitDown(table);
  go(`/table/${table}`);
}

/** The same table again: who asks first lays it, the others find their places kept. */
export async function playAgain(table: string): Promise<void> {
  const token = tokenOf(table);
  if (!token) return;
  const joined = await ask<Joined>(`/api/tables/${table}/rematch`, {}, undefined, { "x-seat-token": token });
  keepToken(joined.table.id, joined);
  go(`/table/${joined.table.id}`);
}

/** The seat is given up for good. A table that is not there any more is left, too. */
export async function giveUp(table: string): Promise<void> {
  const token = tokenOf(table);
  try {
    if (token) await ask(`/api/tables/${table}/seat`, undefined, undefined, { "x-seat-token": token }, "DELETE");
  } catch (error) {
    if (!(error instanceof AskError) || !GONE.has(error.kind)) throw error;
  }
  forgetToken(table);
}
const GONE = new Set(["no_table", "match_over", "not_seated"]);
