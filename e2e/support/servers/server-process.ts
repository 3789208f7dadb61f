import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../root.ts';

/** A line of a server's log. */
export interface LogLine {
  msg?: string;
  section?: string;
  reason?: string;
  error?: string;
  requestId?: string;
}

/** A shell or an api that a test runs itself. */
export interface ServerProcess {
  port: number;
  /** What it has logged so far; grows. */
  log: LogLine[];
  /** Ends it as a service manager does: SIGTERM, then wait. */
  stop(): Promise<void>;
  /** Ends it as a fault does: SIGKILL. */
  kill(): Promise<void>;
}

/** Starts a server of the checkout and waits until it listens. Throws when it ends before that. */
export async function startServer(file: string, environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  // The site under test prepares pictures; each further api would keep a processor busy with the same ones for minutes.
  const calm = { FACADE_PREPARE_PICTURES: 'off' };
  const child = fork(join(ROOT, file), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', ...calm, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const log = readLog(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; port?: number }) => message.ready && resolve(message.port ?? 0));
    child.on('exit', (code) => reject(new Error(`${file} ended with exit status ${code}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
  };
  return { port, log, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function readLog({ stdout }: ChildProcess): LogLine[] {
  const log: LogLine[] = [];
  if (stdout) createInterface({ input: stdout }).on('line', (line) => log.push(readLine(line)));
  return log;
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line);
  } catch {
    return { msg: line };
  }
}
