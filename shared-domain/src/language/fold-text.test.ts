import fc from 'fast-check';
import { foldName, foldNameWords, foldText, foldWords, withoutAccents } from './fold-text.ts';

test('letters lose their accents, and other letters are kept', () => {
  expect(withoutAccents('Élan à Chièvres, Œuvre, ł ½')).toBe('Elan a Chievres, Œuvre, ł ½');
  expect(withoutAccents('½', 'NFKD')).toBe('1⁄2');
});

test('case, accents and ligatures are ignored', () => {
  expect(['BELŒIL', 'Belœil', 'beloeil', 'Bel\u0153il'].map(foldText)).toEqual(Array(4).fill('beloeil'));
  expect(foldText('Æblegård, GROẞ')).toBe('aeblegard, gross');
  expect(foldText('Chièvres'.normalize('NFD'))).toBe('chievres');
});

test('words and names leave punctuation out', () => {
  expect(foldWords('L’Orée (7970)')).toEqual(['l', 'oree', '7970']);
  expect(foldName(' Braine-l’Alleud ')).toBe('braine l alleud');
  expect(foldName('?!')).toBe('');
});

test('an elided article is also joined with its word', () => {
  expect(foldNameWords('Meslin-l’Évêque')).toEqual(['meslin', 'l', 'eveque', 'leveque']);
  expect(foldNameWords('L')).toEqual(['l', 'l']);
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(foldName(foldName(text))).toBe(foldName(text))));
});
