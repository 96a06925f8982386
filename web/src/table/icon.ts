/** The icon in the tab: with a dot while the player is asked. */

const DOT = "%3Ccircle cx='25' cy='7' r='7' fill='%23e0322b' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E";

export function showIcon(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("#icon");
  if (!link) return;
  const plain = link.dataset.plain ?? link.href;
  link.dataset.plain = plain;
  const wanted = asked ? plain.replace(/%3C\/svg%3E$/, DOT) : plain;
  if (link.href !== wanted) link.href = wanted;
}
