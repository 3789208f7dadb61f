import { readdirSync, readFileSync } from 'node:fs';

/** A process and all its running descendants. Linux only; elsewhere just the process. */
export function familyOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

/** Child processes of all threads of this one. Linux only; elsewhere empty. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}
