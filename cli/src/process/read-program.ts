import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../commands/command.ts';
import { ROOT } from '../workspace.ts';

/** Ten times what a busy site has to tell of a month, in bytes. */
const MOST = 64 * 1024 * 1024;

/** What one of our own TypeScript programs prints, as JSON. Throws `CommandError` with its own error if it fails. */
export async function readProgram<T>(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<T> {
  const options = { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: MOST };
  const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, file), ...args], options).catch(
    ({ stderr, message }: { stderr?: string; message: string }) => {
      throw new CommandError((stderr ?? '').trim() || message);
    },
  );
  return JSON.parse(stdout) as T;
}
