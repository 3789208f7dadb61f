import { partsOfCompound } from './compound-words.ts';

test.each([
  ['nieuwbouwappartement', ['appartement']],
  ['neubauwohnung', ['wohnung']],
  ['opbrengsteigendom', ['eigendom']],
  ['bouwgrond', ['grond']],
  ['baugrundstuck', ['grundstuck']],
  ['handelspand', ['pand']],
])('%s has the part %s', (word, parts) => expect(partsOfCompound(word)).toEqual(parts));

test.each(['appartement', 'maison', 'haus', ''])('%s is not a compound', (word) => {
  expect(partsOfCompound(word)).toEqual([]);
});
