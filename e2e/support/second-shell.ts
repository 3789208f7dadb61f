import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';

/** A line of a server's log. */
export interface LogLine {
  msg?: string;
  section?: string;
  reason?: string;
  error?: string;
}

/** A shell of a test's own, beside the site's. */
export interface SecondShell {
  url: string;
  /** What it has warned of so far; grows. */
  log: LogLine[];
  stop(): Promise<void>;
}

/** Starts one on a data folder (only its releases and registry are read) and any api. */
export async function startShell({ data, apiUrl }: { data: string; apiUrl: string }): Promise<SecondShell> {
  const child = fork(join(ROOT, 'shell/src/server/main.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FACADE_DATA: data,
      FACADE_API_URL: apiUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const log = readLog(child);
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; port?: number }) => message.ready && resolve(message.port ?? 0));
    child.on('exit', (code) => reject(new Error(`the second shell ended with exit status ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
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
