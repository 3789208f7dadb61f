import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { AlreadySaid, CommandError } from '../commands/command.ts';
import { ROOT } from '../workspace.ts';

/**
 * Runs one of our own TypeScript programs in a process of its own and waits for its end; it prints itself why it fails.
 * @param input `inherit` for a program that asks questions
 */
export async function runProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  input: 'ignore' | 'inherit' = 'ignore',
): Promise<void> {
  await runCommand(process.execPath, [join(ROOT, file), ...args], env, input).catch((error: Error) => {
    throw new AlreadySaid(error.message);
  });
}

/** Runs any command in the checkout. Throws `CommandError` when it fails. */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  input: 'ignore' | 'inherit' = 'ignore',
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: [input, 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new CommandError(`${command} ${args[0] ?? ''} ended with exit status ${code}`)),
    );
  });
}
