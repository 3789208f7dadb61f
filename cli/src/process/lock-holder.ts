import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { hasEnded } from '@facade/platform/process/has-ended';

/** The process that holds a lock, as recorded beside it. */
export interface LockHolder {
  pid: number;
  host: string;
  /** Identifies where that process id is valid. */
  machine: string;
}

/** Records this process as the holder. */
export const noteHolder = (file: string): void =>
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), machine: machine() } satisfies LockHolder));

/** Removes the record, if any. */
export const forgetHolder = (file: string): void => rmSync(file, { force: true });

/** The recorded holder; null if there is none, or it is just being written. */
export function holderIn(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether the holder has certainly ended: it ran here, and no process has its id. The state of another machine is unknown, and
 * a reused id may still be the holder's.
 */
export const isGone = ({ pid, machine: where }: LockHolder): boolean => where === machine() && hasEnded(pid);

/** This machine since its last start; containers with their own process ids count as different machines. */
const machine = (): string =>
  [hostname(), linux(() => readFileSync(BOOT, 'utf8').trim()), linux(() => readlinkSync(PIDS))].join(' ');

const BOOT = '/proc/sys/kernel/random/boot_id';
const PIDS = '/proc/self/ns/pid';

function linux(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
