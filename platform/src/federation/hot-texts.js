/**
 * In the entry of a section that runs from source: a changed text goes to the page it is on, and whatever was typed there stays.
 * The shell of `facade dev` listens.
 */
const read = () => import.meta.webpackContext('section-locales', { recursive: false, regExp: /\.json$/ });

const textsOf = (locales) =>
  locales.keys().map((file) => ({
    section: SECTION,
    language: file.slice('./'.length, -'.json'.length),
    texts: locales(file),
  }));

const first = read();
// Only what was read once is known to change.
textsOf(first);

import.meta.webpackHot?.accept(first.id, () => {
  for (const detail of textsOf(read())) dispatchEvent(new CustomEvent('facade:texts', { detail }));
});
