import { type ServerProcess, startServer } from './server-process.ts';

/** A shell of a test's own, beside the site's. */
export interface SecondShell extends Pick<ServerProcess, 'log' | 'stop'> {
  url: string;
}

/** Starts one on a data folder (only its releases and registry are read) and any api. */
export async function startShell({ data, apiUrl }: { data: string; apiUrl: string }): Promise<SecondShell> {
  const { port, log, stop } = await startServer('shell/src/server/main.ts', {
    FACADE_DATA: data,
    FACADE_API_URL: apiUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  return { url: `http://127.0.0.1:${port}`, log, stop };
}
