import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Nieuwbouwappartement met tuin', 'Nieuwbouw\u00adappartement met tuin'],
  ['Nieuwbouwappartementen', 'Nieuwbouw\u00adappartementen'],
  ['Neubauwohnung', 'Neubau\u00adwohnung'],
  ['Verkavelingsvergunning', 'Verkavelings\u00advergunning'],
  ['Handelspand', 'Handelspand'],
  ['Nieuwbouw in Aat', 'Nieuwbouw in Aat'],
  ['Maison à rénover', 'Maison à rénover'],
])('%s', (text, hyphenated) => {
  expect(softHyphens(text)).toBe(hyphenated);
});
