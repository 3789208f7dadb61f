import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import { misplacedSpaces } from '@facade/shared-domain/testing/misplaced-spaces';
import { parse } from 'yaml';

const AGENCY = join(import.meta.dirname, '../../content/agency-kit/template');
const MAILS = join(import.meta.dirname, '../../mail/templates/defaults');

/** Every text below a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts of one language in an agency's YAML: those of its key. */
function textsOf(language: Language, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === language ? textsIn(below) : textsOf(language, below),
  );
}

const read = (folder: string, isWanted: (file: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => readFileSync(join(folder, file), 'utf8'));

test.each(LANGUAGES)('texts of the api in %s have no-break spaces where they belong', (language) => {
  const yaml = read(AGENCY, (file) => file.endsWith('.yaml'));
  const texts = [
    ...yaml.flatMap((text) => textsOf(language, parse(text))),
    ...read(AGENCY, (file) => file.endsWith(`${language}.md`)).map(withoutSyntax),
    ...read(MAILS, (file) => file.startsWith(`${language}/`)).map(withoutSyntax),
  ];
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.flatMap((text) => misplacedSpaces(text, language))).toEqual([]);
});

/** Markdown without the keys of its front matter and the rules of its tables. */
const withoutSyntax = (markdown: string): string => markdown.replace(/^(\w+:|\|[\s|:-]+\|$)/gm, '');
