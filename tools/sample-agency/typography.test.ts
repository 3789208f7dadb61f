import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildFeed } from './feed/build-feed.ts';

const CONTENT = join(import.meta.dirname, 'content');

/** What breaks the typography of French: a plain or missing space before a sign, within guillemets, in an ordinal or elision. */
const FRENCH = [
  /(?<=[^\u202f;!?])[;!?](?=\s|$)/u,
  /(?<=[^\u00a0:])(?<!\b(?:tel|mailto)):(?=\s|$)/u,
  /«(?!\u00a0)|(?<!\u00a0)»/u,
  /\b1 (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/u,
];
/** In every language but English a no-break space stands before the sign; an apostrophe is typographic in all. */
const ALL = [/(?<=\p{L})'(?=\p{L})/u];
const PERCENT = /\d ?%/u;
/** Thousands with a plain space or a point in French, times with a point in Dutch. */
const NUMBERS: Record<string, readonly RegExp[]> = {
  nl: [/\b\d{1,2}\.\d{2}\s?(uur|–)/u, /\d \d{3}\b(?! \d)/u, /€ \d/u],
  fr: [/\b\d{1,3}[ .]\d{3}\s?€/u, /\d €/u, /\b\d{1,2}[:.]\d{2}\b/u, /\d h\b/u],
  en: [],
};

/** The texts of one language in a parsed file: those below its key. */
function textsOf(language: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === language && typeof below === 'string' ? [below] : textsOf(language, below),
  );
}

const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
/** Markdown without the keys of its front matter, the rules of its tables and its numbers of telephone. */
const withoutSyntax = (markdown: string) => markdown.replace(/^(\w+:|\|[\s|:-]+\|$)/gm, '');

const contentTexts = (language: string): string[] => [
  ...files.filter((file) => file.endsWith(`${language}.md`)).map((file) => withoutSyntax(read(file))),
  ...files.filter((file) => file.endsWith('.yaml')).flatMap((file) => textsOf(language, parse(read(file)))),
];

const { feed } = buildFeed();
const feedTexts = (language: string): string[] => [
  ...feed.properties
    .filter((record) => record.language === language)
    .flatMap(({ Description, TypeDescription, Pictures }) => [
      Description,
      TypeDescription,
      ...Pictures.map(({ Alt }) => Alt),
    ]),
  ...feed.projects.filter((record) => record.language === language).map(({ Description }) => Description),
];

test.each(['nl', 'fr', 'en'])('texts in %s are set as the pages of the site are', (language) => {
  const texts = [...contentTexts(language), ...feedTexts(language)];
  expect(texts.length).toBeGreaterThan(100);
  const rules = [
    ...ALL,
    ...(language === 'fr' ? FRENCH : []),
    ...(language === 'en' ? [] : [PERCENT]),
    ...(NUMBERS[language] ?? []),
  ];
  const faults = texts.flatMap((text) =>
    rules.flatMap((rule) => {
      const { index } = rule.exec(text) ?? {};
      return index === undefined ? [] : [`${text.slice(Math.max(0, index - 25), index + 15)} (${rule.source})`];
    }),
  );
  expect(faults).toEqual([]);
});

test('what is sold in silence is a "vente discrète" in French', () => {
  expect(read('pages/discret.yaml')).toContain('Vente discrète');
  expect(
    [...contentTexts('fr'), ...feedTexts('fr')].filter((text) => /vente discrète?ment|offre discrète/i.test(text)),
  ).toEqual([]);
});
