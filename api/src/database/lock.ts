import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** A held lock; `release` gives it back. */
export interface Lock {
  release(): void;
}

/**
 * Takes an exclusive lock file, because two processes on one embedded database lose rows silently.
 * The lock of a process that has died is taken over.
 * @returns the lock, or the id of the living process that holds it
 */
export function takeLock(file: string): { ok: true; lock: Lock } | { ok: false; holder: number } {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (;;) {
      if (tryLink(own, file)) return { ok: true, lock: { release: () => rmSync(file, { force: true }) } };
      const holder = readHolder(file);
      if (holder === null) continue;
      if (isAlive(holder)) return { ok: false, holder };
      removeStale(file, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** `link` makes the lock and its content appear in one step. */
function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Moves the dead lock aside first: if somebody was quicker, what was moved is a living lock and goes back. */
function removeStale(file: string, dead: number): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside) !== dead) tryLink(aside, file);
  rmSync(aside, { force: true });
}
