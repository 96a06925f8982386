/** The address of the page, as state. */

export const address = $state({ path: location.pathname, query: location.search });

/** A page with something unsaved is asked before it is left; `true` keeps the reader there. */
export const guard: { stays: ((to: string) => boolean) | null } = { stays: null };

export function go(to: string, replace = false): void {
  if (!replace && guard.stays?.(to)) return;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  if (!replace) window.scrollTo(0, 0);
}

function read(): void {
  address.path = location.pathname;
  address.query = location.search;
}

window.addEventListener("popstate", () => {
  const to = location.pathname + location.search;
  if (location.pathname !== address.path && guard.stays?.(to))
    history.pushState(null, "", address.path + address.query);
  else read();
});

/** Addresses of the server that are no pages of ours: data, and the rule book. */
const OTHERS = ["/api/", "/book/"];

/** Links of our own do not load the page anew. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (OTHERS.some((one) => link.pathname.startsWith(one)) || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
