import { devConfig } from '@facade/platform/build/dev-config';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** Where the dev server has the section's scripts. */
const PREFIX = '/_dev/';

export interface DevServer {
  /** Browser entry of the section, an ES module as a release's is; usable on another site by an override link. */
  entry: string;
  close(): Promise<void>;
}

/**
 * Serves a section's browser build from its source, with hot reload, and everything else from the shell at `shell`.
 * Errors of the build are printed.
 */
export async function serveSource(folder: string, port: number, shell: string): Promise<DevServer> {
  const origin = `http://localhost:${port}`;
  const server = new RspackDevServer(
    {
      port,
      // For this machine alone: anybody could read the sources.
      host: '127.0.0.1',
      hot: true,
      static: false,
      // Its own signals would leave the shell behind.
      setupExitSignals: false,
      // Also for the page of another site that loads this section by an override link.
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      devMiddleware: { publicPath: PREFIX },
      webSocketServer: { type: 'ws', options: { path: `${PREFIX}ws` } },
      // What it would lay over the page is markup of its own, which the site's content policy forbids.
      client: { webSocketURL: `ws://localhost:${port}${PREFIX}ws`, overlay: false },
      proxy: [{ context: (path: string) => !path.startsWith(PREFIX), target: shell, xfwd: true }],
    },
    rspack(devConfig(folder)),
  );
  await server.start();
  return { entry: `${origin}${PREFIX}remoteEntry.js`, close: () => server.stop() };
}
