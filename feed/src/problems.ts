/** A problem in the feed, with its record ("property 4321 nl"). */
export interface FeedProblem {
  record: string;
  /** Field of the CRM; empty for the whole record. */
  field: string;
  message: string;
  /** Keys of facts that the law wants in the advertisement of the home. */
  law?: string[];
}

/** Maximum number of listed problems; the rest is only counted. */
export const LISTED = 100;

/** One readable line. */
export function formatProblem({ record, field, message }: FeedProblem): string {
  return field ? `${record}: ${field} ${message}` : `${record}: ${message}`;
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
