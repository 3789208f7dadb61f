import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

type Texts = { [key: string]: string | Texts };

/** "options.adStorage.title" → its text. */
const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[(prefix + key).replace(/_(one|many|other)$/, ''), value]]
      : flatten(value, `${prefix}${key}.`),
  );

const keys = (texts: Texts) => [...new Set(flatten(texts).map(([key]) => key))].sort();
const slots = (text: string) => [...new Set(text.match(/{{\w+}}/g))].sort();

describe.each(Object.entries({ fr, en, de }))('texts in %s', (_language, texts) => {
  test('have the keys of the Dutch texts, none empty', () => {
    expect(keys(texts)).toEqual(keys(nl));
    expect(flatten(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fill in the same values', () => {
    const dutch = new Map<string, string>(flatten(nl));
    for (const [key, text] of flatten(texts)) expect([key, slots(text)]).toEqual([key, slots(dutch.get(key) ?? '')]);
  });
});
