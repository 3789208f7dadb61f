import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../config/startup-error.ts';

const PROGRAM = join(import.meta.dirname, 'embedded-create.ts');

/**
 * Makes the database's files unless they are there. They are made beside their place and renamed: what an interrupted start left is
 * not taken for a database. @throws StartupError with one line that says why they cannot be made
 */
export async function createEmbedded(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, part]);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw new StartupError(
      `The embedded database ${folder} cannot be made: ${reasonOf(error as Error & { stderr?: string })}`,
    );
  }
}

/** Number of `ENOSPC` in the file systems of WebAssembly, which know no other name for it. */
const FULL = 'errno: 51';

function reasonOf({ stderr = '', message }: Error & { stderr?: string }): string {
  const said = /^(?:PANIC|FATAL): .*$/m.exec(stderr)?.[0];
  if (said) return said;
  if (stderr.includes(FULL)) return 'no space is left on the device';
  return (
    stderr
      .trim()
      .split('\n')
      .findLast((line) => /Error/.test(line)) ?? message
  );
}
