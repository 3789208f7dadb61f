import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../root.ts';

export interface RunningCommand {
  /** What was printed until now. */
  said(): string;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

export interface CommandOptions {
  /** Whether the output says that it runs. */
  isReady(said: string): boolean;
  /** Program of the command line, and where it runs; this checkout's by default. */
  main?: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Milliseconds for a build of shell and section on a busy machine. */
const TIMEOUT = 120_000;

/** Runs `facade` with exactly these arguments, and waits until it is ready. Throws its output if it never is. */
export async function runFacade(args: string[], options: CommandOptions): Promise<RunningCommand> {
  const { isReady, main = MAIN, cwd = ROOT, env = {} } = options;
  const child = fork(main, ['facade', ...args], {
    cwd,
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit');
  };
  const end = Date.now() + TIMEOUT;
  while (!isReady(said)) {
    if (hasEnded(child) || Date.now() > end) {
      await stop();
      throw new Error(`facade ${args[0]} did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { said: () => said, stop };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
