import fc from 'fast-check';
import { foldName, foldText, foldWords } from './fold-text.ts';

test('case, accents and ligatures do not count', () => {
  expect(['BELŒIL', 'Belœil', 'beloeil', 'Bel\u0153il'].map(foldText)).toEqual(Array(4).fill('beloeil'));
  expect(foldText('Æblegård, GROẞ')).toBe('aeblegard, gross');
  expect(foldText('Chièvres'.normalize('NFD'))).toBe('chievres');
});

test('words and names leave punctuation out', () => {
  expect(foldWords('L’Orée (7970)')).toEqual(['l', 'oree', '7970']);
  expect(foldName(' Braine-l’Alleud ')).toBe('braine l alleud');
  expect(foldName('?!')).toBe('');
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(foldName(foldName(text))).toBe(foldName(text))));
});
