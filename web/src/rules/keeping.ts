/** Keeping a draft: in this browser, and as a file. */
import type { Draft } from "./draft.svelte";
import { ownId } from "./own_id";
import { saveSet, savedSets } from "./saved";

const IN_SHEET = /^id = ".*"$/m;

/** The sheet under its own id. */
const sheetOf = (draft: Draft, id: string): string => (draft.checked?.sheet ?? "").replace(IN_SHEET, `id = "${id}"`);

function idOf(draft: Draft): string {
  const kept = savedSets();
  const same = kept.find((one) => one.name === draft.name.trim());
  return same
    ? same.id
    : ownId(
        draft.name.trim(),
        kept.map((one) => one.id),
      );
}

/** Under its name; a set of the same name is replaced. */
export function save(draft: Draft): boolean {
  const id = idOf(draft);
  const kept = saveSet({
    id,
    name: draft.name.trim(),
    from: draft.from,
    changes: draft.changes,
    sheet: sheetOf(draft, id),
  });
  if (kept) {
    draft.id = id;
    draft.keep();
  }
  return kept;
}

export function downloadText(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function download(draft: Draft): void {
  const id = draft.name.trim() ? idOf(draft) : draft.id;
  downloadText(`${id}.toml`, sheetOf(draft, id));
}
