/** A table of one's own: against bots in one press, or for others to come to. */
import { go } from "../page/address.svelte";
import { ask } from "../page/ask";
import { keep, settings } from "../page/settings.svelte";
import type { Joined, Options, RuleSetShort } from "../protocol";
import { t } from "../texts/speak.svelte";
import { keepToken } from "./tokens";

export type Seats = ("me" | "person" | "bot")[];
export type WhichRules = { rules: string } | { sheet: string };

export async function openTable(
  rules: WhichRules,
  seats: Seats,
  options: Partial<Options> = {},
  start = true,
  name = "",
): Promise<void> {
  keep();
  const you = settings.name.trim() || t("guest");
  const joined = await ask<Joined>("/api/tables", { ...rules, seats, you, options, start, name, lang: settings.lang });
  keepToken(joined.table.id, joined);
  go(`/table/${joined.table.id}`);
}

export async function playBots(rules: Pick<RuleSetShort, "id" | "players">): Promise<void> {
  settings.lastRules = rules.id;
  await openTable({ rules: rules.id }, ["me", ...Array<"bot">(rules.players - 1).fill("bot")], {
    public: false,
    pause_s: null,
  });
}
