import { readFileSync } from 'node:fs';

const PAGE = 4096;

/** Memory that a process holds, in bytes; 0 where it is unknown (all but Linux). */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}
