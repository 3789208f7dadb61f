import { type ServerProcess, startServer } from './server-process.ts';

/** A shell of a test's own, beside the site's. */
export interface SecondShell extends Pick<ServerProcess, 'log' | 'stop'> {
  url: string;
}

interface ShellOptions {
  /** Data folder, of which releases and registry are read. */
  data: string;
  apiUrl: string;
  /** Where teams publish. */
  registryUrl?: string;
  /** A build other than the checkout's. */
  build?: string;
  /** Any free one by default. */
  port?: number;
  /** Milliseconds between two looks at the registry; the shell's default is longer. */
  pollInterval?: number;
}

/** Starts one on any api. */
export async function startShell(options: ShellOptions): Promise<SecondShell> {
  const { data, apiUrl, registryUrl, build, port: wanted = 0, pollInterval } = options;
  const { port, log, stop } = await startServer('shell/src/server/main.ts', {
    FACADE_DATA: data,
    FACADE_API_URL: apiUrl,
    PORT: String(wanted),
    ...(registryUrl && { FACADE_REGISTRY_URL: registryUrl }),
    ...(build && { FACADE_SHELL_BUILD: build }),
    ...(pollInterval && { FACADE_POLL_INTERVAL: String(pollInterval) }),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  });
  return { url: `http://127.0.0.1:${port}`, log, stop };
}
