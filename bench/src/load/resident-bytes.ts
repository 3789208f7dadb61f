import { readFileSync } from 'node:fs';

const PAGE = 4096;

/** Resident memory of a process in bytes; 0 if unknown (everywhere but Linux). */
export function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}
