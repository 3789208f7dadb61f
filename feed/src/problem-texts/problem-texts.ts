import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@facade/shared-domain/model';
import type nl from './nl.json';

export type ProblemTexts = typeof nl;

/** A kind of problem: each has one sentence in each language, which follows the name of the field and its value. */
export type ProblemKind = keyof ProblemTexts['kinds'];

/** Sentences about problems. */
export const PROBLEM_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')),
  ]),
) as Readonly<Record<Language, ProblemTexts>>;

export type SayingValues = Readonly<Record<string, string | number>>;

/** What is wrong, to be phrased in the language of its reader. */
export interface Saying {
  kind: ProblemKind;
  /** What the sentence of its kind names. */
  values?: SayingValues;
}

/** @example fill('line {{line}}', { line: 3 }) // 'line 3' */
export const fill = (text: string, values: SayingValues = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The sentence of a problem. */
export const say = ({ kind, values }: Saying, language: Language = 'en'): string =>
  fill(PROBLEM_TEXTS[language].kinds[kind], values);

/** A kind if the text names one. */
export const isProblemKind = (text: string): text is ProblemKind => Object.hasOwn(PROBLEM_TEXTS.en.kinds, text);
