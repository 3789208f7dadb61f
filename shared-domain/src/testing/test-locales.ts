import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../model/index.ts';
import { misplacedSpaces } from './misplaced-spaces.ts';

type Texts = { [key: string]: string | Texts };

/**
 * Tests the texts of a folder with a JSON file per language: each says what the Dutch ones say, with the same values, and in the
 * typography of its language.
 */
export function testLocales(folder: string): void {
  const dutch = readTexts(folder, 'nl');

  test.each(LANGUAGES)('texts in %s have no-break spaces where they belong', (language) => {
    expect([...readTexts(folder, language).values()].flatMap((text) => misplacedSpaces(text, language))).toEqual([]);
  });

  describe.each(LANGUAGES.filter((language) => language !== 'nl'))('texts in %s', (language) => {
    const texts = readTexts(folder, language);

    test('have the keys of the Dutch texts, none empty', () => {
      expect([...new Set([...texts.keys()].map(dutchKey))].sort()).toEqual([...dutch.keys()].sort());
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('fill in the same values', () => {
      for (const [key, text] of texts) {
        expect([key, placeholders(text)]).toEqual([key, placeholders(dutch.get(dutchKey(key)) ?? '')]);
      }
    });
  });
}

/** "list.total_one" → its text. */
const readTexts = (folder: string, language: Language): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))));

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

/** French has a plural form for millions, which Dutch does not. */
const dutchKey = (key: string): string => key.replace(/_many$/, '_other');

const placeholders = (text: string): string[] => [...new Set(text.match(/{{\w+}}/g))].sort();
