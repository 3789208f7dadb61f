import type { Db, ReadDb } from '../../platform/index.ts';
import { readRevision } from '../catalogue.ts';

/** The state of one replica. */
export interface ReplicaState {
  name: string;
  /** Whether reads go to it. */
  isUsed: boolean;
  /** Whether it has been left out for longer than catching up usually takes. */
  isMissed: boolean;
  /** How long it has lacked the current catalogue, in seconds; 0 if it has it. */
  behindSeconds: number;
  /** Number of statements it has answered. */
  answered: number;
}

/** Access to the public catalogue for reading. */
export interface CatalogueReads {
  /** For statements that only read the catalogue; each may be answered by another server. */
  readonly db: ReadDb;
  /** Reads the newest revision from the primary. From then on `db` returns nothing older. */
  newest(): Promise<string>;
  /** Whether an answer may have shown a newer revision than this one. */
  isOutdated(revision: string): boolean;
  replicas(): ReplicaState[];
  close(): Promise<void>;
}

/** Reads everything from the primary: without replicas. */
export const readPrimary = (db: Db): CatalogueReads => ({
  db,
  newest: () => readRevision(db),
  isOutdated: () => false,
  replicas: () => [],
  close: async () => {},
});
