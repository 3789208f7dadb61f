import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@facade/shared-domain/model';
import { pageTexts } from './page-texts.ts';

const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

/** Parts of the section's locale that the api uses, too. */
const PARTS = [
  'reference',
  'goal',
  'price',
  'keyFacts',
  'energy',
  'renovation',
  'factsTitle',
  'project',
  'units',
  'groups',
  'facts',
  'values',
  'measures',
  'print',
  'cost',
  'nearby',
  'map',
];

test.each(LANGUAGES)('the words in %s are those of the page: copy them from mf-detail/src/locales', (language) => {
  const page = read(`../../../../mf-detail/src/locales/${language}.json`);
  expect(read(`page/${language}.json`)).toEqual(Object.fromEntries(PARTS.map((part) => [part, page[part]])));
});

test.each([
  ['facts.bedrooms', { count: 1 }, 'Slaapkamer'],
  ['facts.bedrooms', { count: 2 }, 'Slaapkamers'],
  ['facts.bedrooms', {}, 'Slaapkamers'],
  ['facts.permit', { context: 'flanders' }, 'Omgevingsvergunning'],
  ['facts.permit', { context: 'brussels' }, 'Stedenbouwkundige vergunning'],
  ['price.charges', { amount: '€ 65' }, '+ € 65 lasten per maand'],
  ['facts.moonPhase', { defaultValue: '' }, ''],
])('%s with %j reads "%s"', (key, values, text) => {
  // A number that is not known, or a key that is not there, is no key that code may name.
  expect(pageTexts('nl')(key as 'facts.bedrooms', values as { count: number })).toBe(text);
});
