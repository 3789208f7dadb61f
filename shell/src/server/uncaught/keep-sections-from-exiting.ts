import { culpritOf } from './culprit.ts';

/** Each ends the process. */
const ENDINGS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

type Endings = Record<(typeof ENDINGS)[number], (...args: never[]) => unknown>;

/**
 * Makes the functions that end a process throw if a section calls them: that fails the section, not the site. Everyone else's calls
 * work as before. Returns `exit`.
 */
export function keepSectionsFromExiting(process: NodeJS.Process): NodeJS.Process['exit'] {
  const endings = process as unknown as Endings;
  const { exit } = process;
  for (const name of ENDINGS) {
    const end = endings[name];
    endings[name] = function guarded(this: unknown, ...args) {
      const refusal = new Error(`a section may not call process.${name}()`);
      // Without this function's own frame: only the section was running.
      Error.captureStackTrace(refusal, guarded);
      if (culpritOf(refusal)) throw refusal;
      return end.apply(process, args);
    };
  }
  return exit.bind(process);
}
