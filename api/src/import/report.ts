/** One thing that is wrong in the feed, with the record it is in ("property 4321 nl"). */
export interface FeedProblem {
  record: string;
  /** Field of the CRM, empty when it is the record as a whole. */
  field: string;
  message: string;
}

/** Problems that a report lists; the rest are only counted. */
export const LISTED = 100;

/** What an import does to the properties: how many, and the first ids. */
export interface Difference {
  added: number[];
  changed: number[];
  removed: number[];
}

/** What an import did, or why it did nothing. */
export interface ImportReport {
  /** False: nothing at all was changed. */
  imported: boolean;
  /** Each stops the import. The first {@link LISTED}. */
  errors: FeedProblem[];
  /** Tolerated: the record came in without the thing named. The first {@link LISTED}. */
  warnings: FeedProblem[];
  /** Errors and warnings that are not listed. */
  more: { errors: number; warnings: number };
  counts: { properties: number; projects: number; pictures: number; added: number; changed: number; removed: number };
  /** Of a dry run: the first ids of the properties that an import would add, change and remove. */
  preview: Difference | null;
  /** The data revision after it. */
  revision: string | null;
}

/** How far an import is. */
export interface ImportProgress {
  step: 'reading' | 'checking' | 'comparing' | 'storing' | 'tidying';
  done: number;
  /**
   * In bytes while reading, in records while checking, in properties and projects while storing; in parts of the work while
   * comparing, which makes the indexes of a first catalogue, and while tidying.
   */
  total: number;
  /** Records found, checked or stored so far; 0 where none are counted. */
  records: number;
}

export type OnProgress = (progress: ImportProgress) => void;

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

/** The report of an import that did nothing because of these. */
export function refused(problems: Problems): ImportReport {
  const counts = { properties: 0, projects: 0, pictures: 0, added: 0, changed: 0, removed: 0 };
  const more = { errors: problems.more, warnings: 0 };
  return { imported: false, errors: problems.listed, warnings: [], more, counts, preview: null, revision: null };
}

/** A report with what was tolerated before the records were read. */
export function withWarnings(report: ImportReport, { listed, count }: Problems): ImportReport {
  const all = [...listed, ...report.warnings];
  const total = count + report.warnings.length + report.more.warnings;
  const warnings = all.slice(0, LISTED);
  return { ...report, warnings, more: { ...report.more, warnings: total - warnings.length } };
}
