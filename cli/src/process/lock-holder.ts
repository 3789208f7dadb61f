import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { hasEnded } from '@facade/platform/process/has-ended';

/** The process that has a lock, as it wrote itself down beside it. */
export interface LockHolder {
  pid: number;
  host: string;
  /** Says where that number means that process. */
  machine: string;
}

/** Notes that this process has the lock. */
export const noteHolder = (file: string): void =>
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), machine: machine() } satisfies LockHolder));

/** Takes the note away; where there is none nothing happens. */
export const forgetHolder = (file: string): void => rmSync(file, { force: true });

/** The holder that is noted there; null where none is, or one is just being noted. */
export function holderIn(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether the holder has certainly ended: it ran here, and no process has its number. Of one on another machine nothing is known,
 * and a number that is in use again may be the holder's still.
 */
export const isGone = ({ pid, machine: where }: LockHolder): boolean => where === machine() && hasEnded(pid);

/** This machine since its last start; containers of one machine, which count their processes each, are different ones. */
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
