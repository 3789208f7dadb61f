import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasEnded } from './has-ended.ts';

/**
 * Creates a folder for this process below `parent`, named after its purpose and the process. Removes folders of the same
 * purpose whose process has ended: a killed process cannot clean up.
 */
export async function temporaryFolder(purpose: string, parent = tmpdir()): Promise<string> {
  const prefix = `${purpose}-`;
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) && /^(\d+)-\w{6}$/.exec(name.slice(prefix.length))?.[1];
    if (pid && hasEnded(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

const scratch = new Set<string>();

/** A temporary folder that is also removed when `SIGINT` or `SIGTERM` ends this process: only a `SIGKILL` leaves it behind. */
export async function scratchFolder(purpose: string, parent?: string): Promise<string> {
  const folder = await temporaryFolder(purpose, parent);
  if (scratch.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) removeOn(signal);
  scratch.add(folder);
  return folder;
}

/** Listens first: libraries end the process on a signal only if there is no other listener. */
function removeOn(signal: NodeJS.Signals): void {
  process.prependOnceListener(signal, () => {
    for (const folder of scratch) rmSync(folder, { recursive: true, force: true });
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  });
}
