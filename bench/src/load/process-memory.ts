import { readFileSync } from 'node:fs';
import { childrenOf } from './family.ts';

/** A process and its memory, in bytes. */
export interface ProcessMemory {
  pid: number;
  /** Words of its command line. */
  command: string[];
  /** Including memory shared with other processes, such as the code of Node.js. */
  resident: number;
  /** Shared memory counts proportionally, so that the sum over all processes is their total. */
  proportional: number;
}

/** A process and its descendants; those that end during the call are left out. Linux only. */
export function memoryOfTree(pid: number): ProcessMemory[] {
  const own = memoryOf(pid);
  return own ? [own, ...childrenOf(pid).flatMap(memoryOfTree)] : [];
}

function memoryOf(pid: number): ProcessMemory | null {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return { pid, command, resident: bytesOf(rollup, 'Rss'), proportional: bytesOf(rollup, 'Pss') };
  } catch {
    return null;
  }
}

/** A line of `smaps_rollup`, such as `Pss:   1234 kB`. */
export const bytesOf = (rollup: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1] ?? 0) * 1024;
