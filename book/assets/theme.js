// Light or dark: what the reader has chosen here, else what the machine says. Runs before anything is drawn.
(() => {
  let chosen = null;
  try { chosen = localStorage.getItem("book-theme"); } catch { /* a page from a folder may have no storage */ }
  if (chosen) document.documentElement.dataset.theme = chosen;
})();
