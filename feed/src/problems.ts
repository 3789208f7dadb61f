/**
 * Kinds of problems, to group equal ones:
 * - `form`: not JSON, a row with too many cells
 * - `id`, `goal`, `language`, `status`: what a home needs
 * - `number`, `range`, `ambiguous`, `date`, `word`, `text`, `price`: a value that cannot be understood, or published
 * - `picture`: an unusable picture; `untranslated`: no text in a language of the site; `column`: an unknown column
 */
export type ProblemCode =
  | 'form'
  | 'id'
  | 'goal'
  | 'language'
  | 'status'
  | 'number'
  | 'range'
  | 'ambiguous'
  | 'date'
  | 'word'
  | 'text'
  | 'price'
  | 'picture'
  | 'untranslated'
  | 'column';

/** A problem in the feed, with its record ("property 4321 nl"). */
export interface FeedProblem {
  record: string;
  /** Field of the CRM, as the file names it; empty for the whole record. */
  field: string;
  message: string;
  code?: ProblemCode;
  /** Id of the home in the feed. */
  home?: string;
  /** What the file says. */
  value?: string;
  /** Line in the file, from 1. */
  line?: number;
  /** Keys of facts that the law wants in the advertisement of the home. */
  law?: string[];
}

/** Maximum number of listed problems; the rest is only counted. */
export const LISTED = 100;

/** Longer values are cut off in a message. */
const LONGEST_VALUE = 60;

/** One readable line: `line 3, property 4128: Price "a lot" is not a number`. */
export function formatProblem({ record, field, message, value, line }: FeedProblem): string {
  const cut = value && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
  const place = line === undefined ? record : [`line ${line}`, record].filter(Boolean).join(', ');
  return `${place}: ${[field, cut && `"${cut}"`, message].filter(Boolean).join(' ')}`;
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
