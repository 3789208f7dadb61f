import { join } from 'node:path';
import { adviceOn, type FeedProblem, groupLines, type Phrasing, phraseProblem } from '@facade/feed';
import type { Language } from '@facade/shared-domain/model';
import { factLabels, readTexts } from '../../kernel/index.ts';
import { factFrom } from '../mapping/facts.ts';
import type nl from './texts/nl.json';

/** Fields of the feed that are no facts of a home, as users of a CRM call them. */
const FIELDS = readTexts<typeof nl>(join(import.meta.dirname, 'texts'));

/** A problem for people at an agency: in their language, with fields as they know them. */
export interface WordedProblem {
  message: string;
  /** What to change in the CRM; empty where its user can do nothing. */
  advice: string;
}

/** The sentence about a problem, without its home and line, and what to do. */
export const wordProblem = (problem: FeedProblem, language: Language): WordedProblem => ({
  message: phraseProblem(problem, phrasing(language)),
  advice: adviceOn(problem.kind, language),
});

/** The lines about equal problems with their homes, and below them what to do. */
export function wordGroup(group: readonly FeedProblem[], language: Language): string {
  const advice = group[0] ? adviceOn(group[0].kind, language) : '';
  return [...groupLines(group, phrasing(language)), ...(advice ? [`→ ${advice}`] : [])].join('\n');
}

/** As pages call it, with the name in the file in brackets: _bewoonbare oppervlakte (flaechen/wohnflaeche)_. */
const phrasing = (language: Language): Phrasing => ({
  language,
  nameField: ({ field, of = field }) => {
    const names = of.split(', ').map((one) => labelOf(one.split('.')[0] ?? '', language));
    if (names.includes('')) return field;
    return field === of ? names.join(', ') : `${names.join(', ')} (${field})`;
  },
});

function labelOf(field: string, language: Language): string {
  const fields: Readonly<Record<string, string>> = FIELDS[language];
  const key = factFrom(field);
  return fields[field] ?? (key ? (factLabels([key], null, language)[0] ?? '') : '');
}
