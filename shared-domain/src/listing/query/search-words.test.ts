import { nameKey, readSearchWords, shownWords } from './search-words.ts';

test.each([
  ['hoeve', [], ['hoeve']],
  ['"rue de Soignies" Hoeve', ['ruedesoignies'], ['hoeve']],
  ['charmante "villa" "" l’Évêque', ['villa'], ['charmante', 'l', 'eveque']],
  ['"', [], []],
])('%s has names and words', (text, names, words) => {
  expect(readSearchWords(text)).toEqual({ names, words });
});

test('a name is one name however its words are separated', () => {
  expect(nameKey('Grand-Place')).toBe(nameKey('grand place'));
});

test('visitors read no quotes', () => {
  expect(shownWords('"rue de Soignies" hoeve')).toBe('rue de Soignies hoeve');
});
