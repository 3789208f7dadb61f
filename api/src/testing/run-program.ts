import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A program of the api in a separate process. */
export interface Run {
  child: ChildProcess;
  /** The port, once it listens; null if it ended before. */
  ready: Promise<number | null>;
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/**
 * Starts `api/src/<program>` with only these settings.
 * @param launcher a command with arguments that starts it, in place of Node.js
 */
export function runProgram(
  program: string,
  env: Record<string, string>,
  args: string[] = [],
  [execPath, ...execArgv]: string[] = [],
): Run {
  // Without the compile cache each start would compile some hundred files again.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(join(root, 'api/src', program), args, {
    cwd: root,
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    execPath: execPath ?? process.execPath,
    execArgv: execPath ? [...execArgv, process.execPath] : [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk) => {
      text[name] += chunk;
    });
  // Not the event `close`, which never fires after `disconnect`.
  const ended = Promise.all([
    once(child, 'exit'),
    child.stdout && once(child.stdout, 'close'),
    child.stderr && once(child.stderr, 'close'),
  ]).then(([[code]]) => ({ code: code as number | null, output: text.stdout, errors: text.stderr }));
  const ready = new Promise<number | null>((done) => {
    child.once('message', (message: { port: number }) => done(message.port));
    child.once('exit', () => done(null));
  });
  return { child, ready, ended };
}
