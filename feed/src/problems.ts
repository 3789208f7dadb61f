import type { Language } from '@facade/shared-domain/model';
import { fill, PROBLEM_TEXTS, type ProblemTexts, type Saying, say } from './problem-texts/problem-texts.ts';

/** A problem in the feed, with its record ("property 4321 nl"). */
export interface FeedProblem extends Saying {
  record: string;
  /** Field of the CRM, as the file names it; empty for the whole record. */
  field: string;
  /** The feed's name of the field, if the file has another. */
  of?: string;
  /** Id of the home in the feed. */
  home?: string;
  /** What the file says. */
  value?: string;
  /** Line in the file, from 1. */
  line?: number;
  /** What becomes of the home without the value. */
  effect?: keyof ProblemTexts['effect'];
  /** Keys of facts that the law wants in the advertisement of the home. */
  law?: string[];
}

/** Maximum number of listed problems; the rest is only counted. */
export const LISTED = 100;

/** Longer values are cut off in a message. */
const LONGEST_VALUE = 60;

export interface Phrasing {
  language: Language;
  /** The name of a field for its reader; that of the file by default. */
  nameField?(problem: FeedProblem): string;
}

/** One readable line: `line 3, property 4128: Price "a lot" is not a number`. */
export const formatProblem = (problem: FeedProblem): string => problemLine(problem, { language: 'en' });

/** The same in a language. */
export function problemLine(problem: FeedProblem, { language, nameField }: Phrasing): string {
  const { record, line } = problem;
  const texts = PROBLEM_TEXTS[language];
  const at = line === undefined ? '' : fill(texts.line, { line });
  const place = [at, nameRecord(record, texts.records)].filter(Boolean).join(', ');
  return fill(texts.place, { place, said: phraseProblem(problem, { language, ...(nameField && { nameField }) }) });
}

/** The same without its place: `Price "a lot" is not a number`. */
export function phraseProblem(problem: FeedProblem, { language, nameField }: Phrasing): string {
  const { field, value, effect } = problem;
  const texts = PROBLEM_TEXTS[language];
  const name = field && nameField ? nameField(problem) : field;
  const said = [name, value && quoted(value, language), say(problem, language)].filter(Boolean).join(' ');
  return effect ? fill(texts.effect[effect], { said }) : said;
}

/** A value in the quotation marks of a language, cut off if it is long. */
export const quoted = (value: string, language: Language): string =>
  fill(PROBLEM_TEXTS[language].quoted, {
    value: value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
  });

/** "property number 2 nl" in the words of a language. */
function nameRecord(record: string, words: ProblemTexts['records']): string {
  const of = (word: string) => (Object.hasOwn(words, word) ? words[word as keyof typeof words] : word);
  const [, before = '', kind = '', number = '', rest = ''] =
    /^(lookups\.json, )?([a-z]+)( number(?= ))?([\s\S]*)$/.exec(record) ?? [];
  return kind === '' ? record : `${before}${of(kind)}${number && ` ${words.number}`}${rest}`;
}

/** The first problems, and how many there are. */
export class Problems {
  readonly listed: FeedProblem[] = [];
  count = 0;

  add(problems: readonly FeedProblem[]): void {
    this.count += problems.length;
    this.listed.push(...problems.slice(0, LISTED - this.listed.length));
  }

  /** Those that are not listed. */
  get more(): number {
    return this.count - this.listed.length;
  }
}

/** A single problem. */
export function problemsOf(problem: FeedProblem): Problems {
  const problems = new Problems();
  problems.add([problem]);
  return problems;
}
