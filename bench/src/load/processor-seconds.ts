import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time in seconds that a process has used, including its threads and the kernel's work for it; 0 if unknown. */
export function processorSeconds(pid: number | undefined): number {
  try {
    return secondsIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return 0;
  }
}

/** From a line of `/proc/<pid>/stat`: user and system time. The process name before them may contain spaces and brackets. */
export function secondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
