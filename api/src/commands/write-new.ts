import { writeFileSync } from 'node:fs';
import { StartupError } from '../config/startup-error.ts';

/** Writes a file that is not there yet. @throws StartupError where there is one, or it cannot be written */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === 'EEXIST'
        ? `${file} exists already: the copy needs a name of its own.`
        : `${file} cannot be written (${code}).`,
    );
  }
}
