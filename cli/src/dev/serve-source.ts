import type { ServerResponse } from 'node:http';
import { devConfig } from '@facade/platform/build/dev-config';
import { PROBLEMS_URL } from '@facade/platform/federation/dev-problems';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { Problems } from './problems.ts';

/** Path of the section's scripts on the dev server. */
const PREFIX = '/_dev/';

export interface DevServer {
  close(): Promise<void>;
}

export interface DevServerOptions {
  /** Address of the shell that renders the pages. */
  shell: string;
  /** Resolves when the shell renders the last saved sources; page requests wait for it. */
  upToDate(): Promise<void>;
  problems: Problems;
}

/**
 * Serves a section's browser build from its source, with hot reload, and everything else from the shell. Errors of the build are
 * printed.
 */
export async function serveSource(
  folder: string,
  port: number,
  { shell, upToDate, problems }: DevServerOptions,
): Promise<DevServer> {
  const compiler = rspack(devConfig(folder));
  const server = new RspackDevServer(
    {
      port,
      // Local only: others could read the sources.
      host: '127.0.0.1',
      hot: true,
      static: false,
      // Its own signal handlers would leave the shell running.
      setupExitSignals: false,
      // Also for another site that loads this section through an override link.
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      devMiddleware: { publicPath: PREFIX },
      webSocketServer: { type: 'ws', options: { path: `${PREFIX}ws` } },
      // Its overlay uses markup that the site's content policy forbids.
      client: { webSocketURL: `ws://localhost:${port}${PREFIX}ws`, overlay: false },
      proxy: [{ context: (path: string) => !path.startsWith(PREFIX), target: shell, xfwd: true }],
      setupMiddlewares: (middlewares) => [
        {
          name: 'problems',
          path: PROBLEMS_URL,
          middleware: (_request: unknown, response: ServerResponse) => problems.follow(response),
        },
        {
          name: 'wait-for-server-build',
          middleware: (request: { url?: string }, _response: unknown, next: (error?: unknown) => void) => {
            if (isPage(request.url ?? '')) upToDate().then(() => next(), next);
            else next();
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  compiler.hooks.done.tap('facade dev', reloadOnceMended(server));
  return { close: () => server.stop() };
}

/** Reloads the pages after a build that follows a failed one: a page cannot be patched past a module that never existed. */
function reloadOnceMended(server: RspackDevServer): (stats: { hasErrors(): boolean }) => void {
  let failed = false;
  return (stats) => {
    const isMended = failed && !stats.hasErrors();
    failed = stats.hasErrors();
    if (isMended) server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  };
}

/** Files, data and the shell's own paths are not pages. */
const isPage = (url: string): boolean => !/^\/(_|api\/)/.test(url);
