import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export interface StartedProcess {
  child: ChildProcess;
  origin: string;
}

/** Whether processes can be pinned to one core each: on Linux with `taskset` and at least two cores. */
export const canPin = (): boolean => availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export interface ProcessOptions {
  env?: NodeJS.ProcessEnv;
  /** Core to pin it to, if possible. */
  core?: number;
  /** It reports its memory on request, for `retainedBytes`. */
  reportsMemory?: boolean;
  /** Options of Node.js. */
  execArgv?: string[];
}

const REPORT_MEMORY = join(import.meta.dirname, '../load/report-memory.ts');

/** Starts a program that sends `{ ready: true, port }` when it listens. Rejects if it ends before that. */
export function startProcess(
  file: string,
  { env = {}, core, reportsMemory, execArgv = [] }: ProcessOptions = {},
): Promise<StartedProcess> {
  const pinned = core !== undefined && canPin();
  const first = [...(reportsMemory ? ['--import', REPORT_MEMORY] : []), ...execArgv];
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execPath: pinned ? 'taskset' : process.execPath,
    execArgv: pinned ? ['-c', String(core), process.execPath, ...first] : first,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${file} ended with exit status ${code} before it was ready`)));
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (message.ready) resolve({ child, origin: `http://127.0.0.1:${message.port ?? 0}` });
    });
  });
}

/** Ends a process and waits until it has ended. */
export async function stopProcess({ child }: StartedProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
