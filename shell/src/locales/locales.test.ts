import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

/** Keys, the plural forms of a language apart. */
const keys = (texts: object, prefix = ''): string[] =>
  Object.entries(texts)
    .flatMap(([key, value]) => (typeof value === 'string' ? `${prefix}${key}` : keys(value, `${prefix}${key}.`)))
    .map((key) => key.replace(/_(one|many|other)$/, ''));

const unique = (texts: object) => [...new Set(keys(texts))].sort();

test.each([
  ['fr', fr],
  ['en', en],
  ['de', de],
])('%s has the same keys as nl', (_language, texts) => {
  expect(unique(texts)).toEqual(unique(nl));
});

test('every plural form a language counts with is there', () => {
  for (const [language, texts] of Object.entries({ nl, fr, en, de })) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const form of forms) expect(Object.keys(texts.counts)).toContain(`sale_${form}`);
  }
});
