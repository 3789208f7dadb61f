import fc from 'fast-check';
import { detectLanguage, isLanguage, preferredLanguage, readLanguage } from './language.ts';

const inUse = ['nl', 'fr'] as const;

test('codes and tags', () => {
  expect(isLanguage('de')).toBe(true);
  expect(isLanguage('DE')).toBe(false);
  expect(isLanguage(null)).toBe(false);
  expect(readLanguage('fr-BE', inUse)).toBe('fr');
  expect(readLanguage('NL_be', inUse)).toBe('nl');
  expect(readLanguage('en', inUse)).toBeNull();
  expect(readLanguage('french', inUse)).toBeNull();
});

test('Accept-Language is sorted by weight, then by order', () => {
  expect(preferredLanguage('de;q=0.9, fr-BE, nl;q=0.5', inUse)).toBe('fr');
  expect(preferredLanguage('fr;q=0.3,nl;q=0.8', inUse)).toBe('nl');
  expect(preferredLanguage('nl,fr', inUse)).toBe('nl');
  expect(preferredLanguage('fr;q=0, *', inUse)).toBeNull();
  expect(preferredLanguage('fr;q=x', inUse)).toBeNull();
  expect(preferredLanguage(null, inUse)).toBeNull();
  fc.assert(fc.property(fc.string(), (header) => expect(() => preferredLanguage(header, inUse)).not.toThrow()));
});

test('the order of the clues', () => {
  const clues = { query: 'fr', cookie: 'nl', browser: 'fr' };
  const found: string[] = [];
  for (const clue of Object.keys(clues) as (keyof typeof clues)[]) {
    found.push(detectLanguage(clues, inUse, 'nl'));
    clues[clue] = 'de';
  }
  expect(found).toEqual(['fr', 'nl', 'fr']);
  expect(detectLanguage(clues, inUse, 'fr')).toBe('fr');
});
