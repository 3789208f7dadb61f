import fc from 'fast-check';
import { slugify } from './slugify.ts';

test.each([
  ['Belœil', 'beloeil'],
  ['ŒUVRE Æsop', 'oeuvre-aesop'],
  ['Straße GROẞ', 'strasse-gross'],
  ['L’orée du bois', 'l-oree-du-bois'],
  ["d'Ath", 'd-ath'],
  ['’s-Gravenbrakel', 's-gravenbrakel'],
  ['Über Zoë', 'uber-zoe'],
  ['Maison à 195.000 €, 120 m²', 'maison-a-195-000-120-m2'],
  ['Bed & breakfast', 'bed-breakfast'],
  ['MainTypeName', 'maintypename'],
  ['  ', ''],
  ['!?…', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a slug of digits only is dropped, because it would look like an id', () => {
  expect(slugify('2026')).toBe('');
  expect(slugify(' 79! ')).toBe('');
  expect(slugify('79 bis')).toBe('79-bis');
});

test('a value that is not text has no slug', () => {
  expect(slugify(null)).toBe('');
  expect(slugify(undefined)).toBe('');
});

test('any text gives only a-z, 0-9 and single hyphens inside, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug).not.toMatch(/^\d+$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
