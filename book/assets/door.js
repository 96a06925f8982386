// To the pages of the reader's language.
const wanted = (navigator.languages ?? [navigator.language]).find((one) => /^(ru|en)\b/.test(one)) ?? "en";
location.replace(`${wanted.slice(0, 2)}/index.html`);
