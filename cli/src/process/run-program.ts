import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { AlreadyReported, CommandError } from '../commands/command.ts';
import { ROOT } from '../workspace.ts';

/**
 * Runs one of our own TypeScript programs in a child process and waits until it ends; it prints its own errors.
 * @param input `inherit` for a program that asks questions
 */
export async function runProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  input: 'ignore' | 'inherit' = 'ignore',
): Promise<void> {
  await runCommand(process.execPath, [join(ROOT, file), ...args], env, { input }).catch((error: Error) => {
    throw new AlreadyReported(error.message);
  });
}

/** How a command runs: its input, and a timeout in milliseconds (default: none). */
interface RunOptions {
  input?: 'ignore' | 'inherit';
  limit?: number;
}

/** Runs any command in the checkout. Throws `CommandError` if it fails or times out. */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  { input = 'ignore', limit }: RunOptions = {},
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: [input, 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      ...(limit !== undefined && { timeout: limit, killSignal: 'SIGKILL' }),
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => {
      const end = signal ? `was ended by ${signal}` : `ended with exit status ${code}`;
      const late =
        limit !== undefined && signal === 'SIGKILL' ? `: it did not end within ${limit / 60_000} minutes` : '';
      if (code === 0) done();
      else fail(new CommandError(`${command} ${args[0] ?? ''} ${end}${late}`));
    });
  });
}
