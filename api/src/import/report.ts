import { type FeedProblem, LISTED, type Problems } from '@facade/feed';

/** The changes of properties by an import: their number, and the first ids. */
export interface Difference {
  added: number[];
  changed: number[];
  removed: number[];
}

/** How many homes an import would remove, and how many there are. */
export interface Removals {
  removed: number;
  homes: number;
}

/** The result of an import, or why it did nothing. */
export interface ImportReport {
  /** False: nothing was changed. */
  imported: boolean;
  /** Each stops the import, or leaves out its home, which stays on the site as it is. The first {@link LISTED}. */
  errors: FeedProblem[];
  /** Tolerated: the record was imported without this value. The first {@link LISTED}. */
  warnings: FeedProblem[];
  /** Errors and warnings that are not listed. */
  more: { errors: number; warnings: number };
  /** Homes that were left out because of an error. */
  leftOut: number;
  counts: { properties: number; projects: number; pictures: number; added: number; changed: number; removed: number };
  /** The import would remove too many homes: it was refused, or in a dry run would be. */
  tooMany: Removals | null;
  /** Of a dry run: the first ids of the properties that an import would add, change and remove. */
  preview: Difference | null;
  /** The data revision after it. */
  revision: string | null;
}

/** The progress of an import. */
export interface ImportProgress {
  step: 'reading' | 'checking' | 'comparing' | 'storing' | 'tidying';
  done: number;
  /**
   * In bytes while reading, in records while checking, in properties and projects while storing; in parts of the work
   * while comparing, which creates the indexes of a first catalogue, and while tidying.
   */
  total: number;
  /** Records found, checked or stored so far; 0 where none are counted. */
  records: number;
}

export type OnProgress = (progress: ImportProgress) => void;

/** The report of an import that did nothing because of these. */
export function refused(problems: Problems, tooMany: Removals | null = null): ImportReport {
  const counts = { properties: 0, projects: 0, pictures: 0, added: 0, changed: 0, removed: 0 };
  const more = { errors: problems.more, warnings: 0 };
  const errors = problems.listed;
  return { imported: false, errors, warnings: [], more, leftOut: 0, counts, tooMany, preview: null, revision: null };
}

/** A report with the errors of homes that were left out. */
export function withErrors(report: ImportReport, { listed, count }: Problems, leftOut: number): ImportReport {
  const all = [...listed, ...report.errors];
  const total = count + report.errors.length + report.more.errors;
  const errors = all.slice(0, LISTED);
  const more = { ...report.more, errors: total - errors.length };
  return { ...report, errors, more, leftOut: report.leftOut + leftOut };
}

/** A report with the warnings from before the records were read. */
export function withWarnings(report: ImportReport, { listed, count }: Problems): ImportReport {
  const all = [...listed, ...report.warnings];
  const total = count + report.warnings.length + report.more.warnings;
  const warnings = all.slice(0, LISTED);
  return { ...report, warnings, more: { ...report.more, warnings: total - warnings.length } };
}
