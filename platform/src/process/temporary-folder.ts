import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasEnded } from './has-ended.ts';

/**
 * Makes a folder for this process below `parent`, named after its purpose and the process. Removes those of the same purpose whose
 * process has ended: whoever is killed removes nothing.
 */
export async function temporaryFolder(purpose: string, parent = tmpdir()): Promise<string> {
  const prefix = `${purpose}-`;
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) && /^(\d+)-\w{6}$/.exec(name.slice(prefix.length))?.[1];
    if (pid && hasEnded(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}
