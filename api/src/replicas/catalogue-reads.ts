import { readRevision } from '../catalogue/catalogue.ts';
import type { Db, ReadDb } from '../database/schema.ts';

/** How one replica is doing. */
export interface ReplicaState {
  name: string;
  /** Whether reads go to it. */
  isUsed: boolean;
  /** Whether it has been left out for longer than catching up takes. */
  isMissed: boolean;
  /** Since when it has not had the catalogue that is served, in seconds; 0 while it has. */
  behindSeconds: number;
  /** Statements it has answered. */
  answered: number;
}

/** Where the public catalogue is read. */
export interface CatalogueReads {
  /** For statements that only read the catalogue; each may be answered by another server. */
  readonly db: ReadDb;
  /** Asks the primary for the newest revision. From then on `db` answers with nothing older. */
  newest(): Promise<string>;
  /** Whether a newer revision than this one may have been served already. */
  isOutdated(revision: string): boolean;
  replicas(): ReplicaState[];
  close(): Promise<void>;
}

/** Everything is read where it is written: without replicas, and from the embedded database. */
export const readPrimary = (db: Db): CatalogueReads => ({
  db,
  newest: () => readRevision(db),
  isOutdated: () => false,
  replicas: () => [],
  close: async () => {},
});
