import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The number of `ENOSPC` in WebAssembly's file systems, which report no other name for it. */
const FULL = 'errno: 51';

/**
 * Runs a program that opens the embedded database in a folder, and resolves with its output. A separate process, because PGlite
 * never frees its memory, and only the end of its process stops it after a panic.
 * @throws an error with PostgreSQL's message
 */
export async function runEmbedded(program: string, folder: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder], {
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return stdout;
  } catch (error) {
    throw new Error(reasonOf(error as Error & { stderr?: string }));
  }
}

function reasonOf({ stderr = '', message }: Error & { stderr?: string }): string {
  const reported = /^(?:PANIC|FATAL): .*$/m.exec(stderr)?.[0];
  if (reported) return reported;
  if (stderr.includes(FULL)) return 'no space is left on the device';
  return (
    stderr
      .trim()
      .split('\n')
      .findLast((line) => /Error/.test(line)) ?? message
  );
}
