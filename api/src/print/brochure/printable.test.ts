import { printable } from './printable.ts';

test.each([
  ['5\u202f200 m²', '5\u00a0200 m²'],
  ['€ 245.000 – l’Œuvre…', '€ 245.000 – l’Œuvre…'],
  ['Nieuw\u00adbouw', 'Nieuwbouw'],
  ['Dvořák, Łódź', 'Dvorák, Lódz'],
  ['Ağrı', 'Agri'],
  ['家', '?'],
  ['Charges : « 5 % » ; et le prix ?', 'Charges\u00a0: «\u00a05\u00a0%\u00a0»\u00a0; et le prix\u00a0?'],
])('%s', (text, expected) => {
  expect(printable(text)).toBe(expected);
});
