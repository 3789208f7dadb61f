import type { SectionContract, TextUse } from '@facade/platform/contract';
import { textKeys } from '@facade/platform/contract';
import { wrong } from './check-figures.ts';
import { withoutPlural } from './check-texts.ts';

/** Language → its texts in a build. */
export type Texts = Record<string, object>;

/** Text → the placeholders of its plurals. */
type Placeholders = Map<string, Set<string>>;

/**
 * Compares the texts of a build with its contract, with each other, and with the sources that use them. The keys of a section that declares
 * its texts are checked by types, composed ones too; those of others are looked up here if they are written out.
 */
export function checkTextUses(contract: Pick<SectionContract, 'texts' | 'uses'>, texts: Texts): string[] {
  const byLanguage = Object.entries(texts).map(([language, own]): [string, Placeholders] => [
    language,
    placeholdersOf(own),
  ]);
  return [
    ...unlikeContract(contract, texts),
    ...differentPlaceholders(byLanguage),
    ...wrongUses(contract.uses, byLanguage),
  ];
}

function unlikeContract({ texts: said }: Pick<SectionContract, 'texts'>, texts: Texts): string[] {
  return Object.entries(texts)
    .filter(([language, own]) => JSON.stringify(textKeys(own)) !== JSON.stringify(said[language] ?? []))
    .map(([language]) => wrong(`it lists other texts in ${language}`));
}

function differentPlaceholders(languages: [string, Placeholders][]): string[] {
  const [first, ...others] = languages;
  if (!first) return [];
  const [language, texts] = first;
  return [...texts].flatMap(([key, names]) =>
    others.flatMap(([other, otherTexts]) => {
      const theirs = otherTexts.get(key);
      if (!theirs || list(theirs) === list(names)) return [];
      return [
        `the text "${key}" has ${list(names)} in ${language} and ${list(theirs)} in ${other}: use the same in every language`,
      ];
    }),
  );
}

function wrongUses(uses: TextUse[], languages: [string, Placeholders][]): string[] {
  const problems = uses.flatMap(({ key, file, values }) => {
    // Older builds also list composed keys, such as `goal.*`.
    if (key.includes('*')) return [];
    const found = languages.flatMap(([, texts]) => [...texts].filter(([name]) => isMeant(key, name)));
    if (found.length === 0)
      return [`${file} asks for the text "${key}", which no language has: add it, or ask for another`];
    if (values === null) return [];
    const needed = new Set(found.flatMap(([name, placeholders]) => (name === key ? [...placeholders] : [])));
    return [...needed]
      .filter((placeholder) => !values.includes(placeholder))
      .map(
        (placeholder) =>
          `${file} gives no "${placeholder}" to the text "${key}": a visitor would read {{${placeholder}}}; give it, or change the text`,
      );
  });
  return [...new Set(problems)];
}

/** A key of the sources may also name a group of texts. */
const isMeant = (key: string, name: string): boolean => name === key || name.startsWith(`${key}.`);

function placeholdersOf(texts: object, path = ''): Placeholders {
  const found: Placeholders = new Map();
  for (const [key, value] of Object.entries(texts)) {
    const isGroup = typeof value === 'object' && value !== null;
    const own = isGroup
      ? placeholdersOf(value, `${path}${key}.`)
      : new Map([[withoutPlural(path + key), namesIn(value)]]);
    for (const [name, names] of own) found.set(name, new Set([...(found.get(name) ?? []), ...names]));
  }
  return found;
}

const namesIn = (text: unknown): Set<string> =>
  new Set([...String(text).matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name = '']) => name));

const list = (names: Set<string>): string =>
  [...names]
    .sort()
    .map((name) => `{{${name}}}`)
    .join(', ') || 'no placeholder';
