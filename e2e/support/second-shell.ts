import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** A shell of a test's own, beside the site's. */
export interface SecondShell {
  url: string;
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
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; port?: number }) => message.ready && resolve(message.port ?? 0));
    child.on('exit', (code) => reject(new Error(`the second shell ended with exit status ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}
