import { writeFileSync } from 'node:fs';
import { StartupError } from '../../kernel/index.ts';

/** Writes a new file. @throws StartupError if it exists or cannot be written */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === 'EEXIST'
        ? `${file} exists already: choose another name for the copy.`
        : `${file} cannot be written (${code}).`,
    );
  }
}
