import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@facade/shared-domain/model';

type Texts = { [key: string]: string | Texts };

const read = (language: string): Texts =>
  JSON.parse(readFileSync(join(__dirname, `../locales/${language}.json`), 'utf8'));

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

const placeholders = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort();

const reference = new Map(flat(read('nl')));

describe.each(LANGUAGES.filter((language) => language !== 'nl'))('the %s texts', (language) => {
  const texts = new Map(flat(read(language)));

  it('have the keys of the Dutch ones', () => {
    expect([...texts.keys()].sort()).toEqual([...reference.keys()].sort());
  });

  it('have the same placeholders and leave none blank', () => {
    for (const [key, text] of texts) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(reference.get(key) ?? '')]);
      expect([key, text.trim() !== '']).toEqual([key, true]);
    }
  });
});

/** The api's mapper names the facts in a table of `['key', 'kind', 'Field']`; every one of them needs a label here. */
it('labels every fact the api sends', () => {
  const mapper = readFileSync(join(__dirname, '../../../api/src/import/facts.ts'), 'utf8');
  const keys = [...mapper.matchAll(/\[\s*'(\w+)',\s*'\w+',\s*'\w+'/g), ...mapper.matchAll(/key: '(\w+)', kind/g)].map(
    ([, key]) => key as string,
  );
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !reference.has(`facts.${key}`) && !reference.has(`facts.${key}_other`))).toEqual([]);
});
