import { cardName, ownHeadline } from './card-labels.ts';

const named = (typeName: string, city: string, text: string) => ({
  typeName,
  city,
  title: { text, language: 'nl' as const },
});

test.each([
  [named('Woning', 'Aat', 'Licht en ruim'), 'Woning, Aat', 'Licht en ruim'],
  [named('Woning', 'Aat', 'Woning in Aat'), 'Woning, Aat', null],
  [named('Maison', 'Ath', 'Maison à Ath'), 'Maison, Ath', null],
  [named('Maison', 'Ath', 'Maison de caractère à Ath'), 'Maison, Ath', 'Maison de caractère à Ath'],
  [named('Woning', '', 'Woning'), 'Woning', null],
  [named('', 'Aat', 'Uniek pand'), 'Uniek pand', null],
])('%j: name %s, headline %s', (property, name, headline) => {
  expect(cardName(property)).toBe(name);
  expect(ownHeadline(property)).toBe(headline);
});
