/** One thing that is wrong in the feed, with the record it is in ("property 4321 nl"). */
export interface FeedProblem {
  record: string;
  /** Field of the CRM, empty when it is the record as a whole. */
  field: string;
  message: string;
}

/** What an import did, or why it did nothing. */
export interface ImportReport {
  /** False: nothing at all was changed. */
  imported: boolean;
  /** Each stops the import. */
  errors: FeedProblem[];
  /** Tolerated: the record came in without the thing named. */
  warnings: FeedProblem[];
  counts: { properties: number; projects: number; pictures: number; added: number; changed: number; removed: number };
  /** The data revision after it. */
  revision: string | null;
}

/** One readable line. */
export function formatProblem({ record, field, message }: FeedProblem): string {
  return field ? `${record}: ${field} ${message}` : `${record}: ${message}`;
}
