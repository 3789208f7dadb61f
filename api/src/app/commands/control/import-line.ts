import type { ImportProgress, ImportReport } from '../../../import/index.ts';

/** A line of the response to an import order: any number of the first kind, then one of the others. */
export type ImportLine =
  | { progress: ImportProgress }
  | { report: ImportReport }
  | { failure: { message: string; status: number } };
