/** One thing that is wrong in the content folder, for the person who edits it. */
export interface ContentProblem {
  /** Relative to the content folder: `pages/contact.yaml`. */
  file: string;
  /** `modules[2].title.nl`; empty where the file as a whole is meant. */
  field: string;
  /** Line in the file, from 1; null where it is not known. */
  line: number | null;
  message: string;
}

/** `pages/contact.yaml, line 12, modules[2].title.nl: is missing` */
export function formatProblem({ file, field, line, message }: ContentProblem): string {
  const place = [file, line === null ? '' : `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
