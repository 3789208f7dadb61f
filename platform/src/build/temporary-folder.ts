import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Any other error means that there is such a process, of another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
