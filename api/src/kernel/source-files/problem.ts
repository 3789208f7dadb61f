/** A position in a file, both numbers from 1. */
export interface Position {
  line: number;
  column: number;
}

/** One problem in the content folder, described for the person who edits it. */
export interface ContentProblem {
  /** Relative to the content folder: `pages/contact.yaml`. */
  file: string;
  /** `modules[2].title.nl`; empty for the file as a whole. */
  field: string;
  /** Line in the file, from 1; null if unknown. */
  line: number | null;
  /** Column in that line, from 1; left out if unknown. */
  column?: number;
  message: string;
}

/** `pages/contact.yaml, line 12, modules[2].title.nl: is missing` */
export function formatProblem({ file, field, line, message }: ContentProblem): string {
  const place = [file, line === null ? '' : `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}

/** `pages/contact.yaml:12:5 modules[2].title.nl: is missing`; editors jump to the position by it. */
export function pointAtProblem({ file, field, line, column, message }: ContentProblem): string {
  const place = [file, line, column].filter((part) => part != null).join(':');
  return `${[place, field].filter(Boolean).join(' ')}: ${message}`;
}
