import { isAbsolute } from 'node:path';
import { z } from 'zod';
import type { Rows } from '../backup/contents.ts';
import { copyEmbedded } from '../backup/embedded-copy.ts';
import type { Db } from '../database/index.ts';
import { importFeed } from '../import/import-feed.ts';
import type { ImportReport, OnProgress } from '../import/report.ts';
import { addOwner } from '../owners/add-owner.ts';
import type { MeasurePicture } from '../pictures/measure.ts';

/** A feed to import. The path is absolute: who reads it may stand in another folder than who asks for it. */
export const importOrder = z.strictObject({
  file: z.string().max(4096).refine(isAbsolute, 'is not an absolute path'),
  sample: z.boolean(),
  dryRun: z.boolean(),
});

/** An account to create or to replace. */
export const ownerOrder = z.strictObject({
  name: z.string().min(1),
  email: z.string().min(1),
  password: z.string().min(1),
  propertyIds: z.array(z.int().positive()),
});

/** Where to put a copy of the embedded database's files. */
export const copyOrder = z.strictObject({
  target: z.string().max(4096).refine(isAbsolute, 'is not an absolute path'),
});

/** What commands do with the database, wherever it is open. */
export interface Work {
  importFeed(order: z.infer<typeof importOrder>, onProgress?: OnProgress): Promise<ImportReport>;
  addOwner(order: z.infer<typeof ownerOrder>): Promise<void>;
  copyDatabase(order: z.infer<typeof copyOrder>): Promise<Rows>;
}

/**
 * Works on a database that this process has open.
 * @param options.signal ends an import as long as nothing of it is stored
 * @param options.measure measures pictures; in this process by default
 */
export function workOn(
  db: Db,
  dataFolder: string,
  options: { signal?: AbortSignal; measure?: MeasurePicture } = {},
): Work {
  return {
    importFeed: (order, onProgress) => importFeed(db, { ...order, dataFolder, ...options, onProgress }),
    addOwner: (order) => db.transaction().execute((tx) => addOwner(tx, order)),
    copyDatabase: ({ target }) => copyEmbedded(db, dataFolder, target),
  };
}
