import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { ROOT } from './site-folders.ts';

/** Builds of this checkout: what they were made of, and who works on them. */
export const BUILDS = join(ROOT, '.toolchain/builds');

/** A holder that has not shown itself for so long has died, in milliseconds; a busy machine delays it. */
const STALE = 60_000;

/** Does something in this checkout that no other process does meanwhile: those that come later wait. */
export async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(BUILDS, { recursive: true });
  const retries = { retries: 10_000, minTimeout: 50, maxTimeout: 200 };
  const release = await lock(join(BUILDS, name), { realpath: false, retries, stale: STALE });
  try {
    return await work();
  } finally {
    await release();
  }
}
