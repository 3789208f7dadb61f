import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A held lock. */
export interface Lock {
  release(): void;
}

/** SQLite's result codes for a lock that another process holds, and for a file that is read-only or cannot be opened. */
const BUSY = 5;
const FORBIDDEN = [8, 14];

/**
 * Takes an exclusive lock, because two processes on one embedded database lose rows silently. It is an operating system lock on
 * a file, taken through SQLite, the only part of Node.js that offers one: the kernel releases it when the process ends for any
 * reason, and it works across containers, where process ids are ambiguous.
 *
 * Nothing else in this process may open the file: closing it would release the lock (POSIX).
 * @returns the lock, or the living process that holds it
 * @throws an error of the file system with its `code`
 */
export function takeLock(file: string): { ok: true; lock: Lock } | { ok: false; holder: string } {
  accessSync(dirname(file), constants.W_OK);
  let lock: DatabaseSync;
  try {
    lock = openLocked(file);
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === BUSY) return { ok: false, holder: readHolder(file) };
    if (FORBIDDEN.includes(errcode)) throw Object.assign(new Error(`${file} may not be written`), { code: 'EACCES' });
    throw error;
  }
  noteHolder(file);
  // The file stays: if a process removed it, two others could lock two files of the same name.
  return { ok: true, lock: { release: () => lock.close() } };
}

function openLocked(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** For the operator only: in a container the number is the container's own. */
const noteOf = (file: string): string => `${file}.holder`;

function noteHolder(file: string): void {
  try {
    writeFileSync(noteOf(file), String(process.pid));
  } catch {
    // On a full disk the lock still holds.
  }
}

function readHolder(file: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(noteOf(file), 'utf8'), 10)}`;
  } catch {
    return 'another process';
  }
}
