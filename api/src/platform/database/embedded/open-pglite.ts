import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { newInMemory } from './new-in-memory.ts';

// The optimizing compiler takes 600 MB to make PostgreSQL's largest functions a quarter faster, and keeps most of it.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Instead of 128 MB and 100 connections: there is only one, and the operating system caches the files anyway. */
const SETTINGS = ['shared_buffers=8MB', 'max_connections=5', 'wal_buffers=256kB'];

/**
 * Opens the database in a folder, which is created if it does not exist; null: in memory, for tests. A panic ends this thread,
 * or this process if it is its main thread: otherwise PGlite would spin for ever in the statement that caused it.
 * @param report receives each problem that PostgreSQL logs, such as `PANIC: could not write to file …: No space left on device`
 */
export async function openPGlite(folder: string | null, report: (problem: string) => void): Promise<PGlite> {
  const open = (loadDataDir?: Blob) =>
    PGlite.create(folder ?? 'memory://', {
      ...(loadDataDir && { loadDataDir }),
      startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
      onStderr(line) {
        const [problem] = /(PANIC|FATAL): .*/.exec(line) ?? [];
        if (problem) report(problem.replace(/\s+/g, ' '));
        if (problem?.startsWith('PANIC')) process.exit(1);
        return false;
      },
    });
  return open(folder === null ? await newInMemory(open) : undefined);
}
