import { basename } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { devConfig } from '../build/dev-config.ts';
import { federationName } from '../build/preset.ts';

/** Where the dev server has the section's scripts. */
const PREFIX = '/_dev/';

export interface DevServer {
  /** Browser entry of the section, an ES module as a release's is; usable on another site by an override link. */
  entry: string;
  close(): Promise<void>;
}

/**
 * Serves a section's browser build from its source, with hot reload, and everything else from the shell at `shell`.
 * Errors of the build are printed, and shown over the page.
 */
export async function serveSource(folder: string, port: number, shell: string): Promise<DevServer> {
  const origin = `http://localhost:${port}`;
  const name = federationName(basename(folder));
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
      client: { webSocketURL: `ws://localhost:${port}${PREFIX}ws`, overlay: { warnings: false } },
      proxy: [
        {
          context: (path: string) => !path.startsWith(PREFIX),
          target: shell,
          xfwd: true,
          on: { proxyRes: ({ headers }: { headers: Record<string, unknown> }) => reportOnly(headers) },
        },
      ],
      setupMiddlewares: (middlewares) => [
        {
          name: 'section-entry',
          path: `${PREFIX}entry.js`,
          middleware: (_request: unknown, response: EntryResponse) => {
            response.setHeader('content-type', 'text/javascript; charset=utf-8');
            response.end(entryModule(name));
          },
        },
        ...middlewares,
      ],
    },
    rspack(devConfig(folder)),
  );
  await server.start();
  return { entry: `${origin}${PREFIX}entry.js`, close: () => server.stop() };
}

/**
 * The site's content policy forbids what hot reload does (scripts by address, markup from text). Here it only tells in the
 * browser's console what it would have forbidden.
 */
function reportOnly(headers: Record<string, unknown>): void {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return;
  delete headers['content-security-policy'];
  headers['content-security-policy-report-only'] = policy;
}

interface EntryResponse {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}

/** Loads the container, a plain script, and gives it the face of a release's entry. */
const entryModule = (name: string): string => `
const script = document.createElement('script');
script.src = new URL('remoteEntry.js', import.meta.url);
script.crossOrigin = 'anonymous';
await new Promise((loaded, failed) => {
  script.onload = loaded;
  script.onerror = () => failed(new Error(script.src + ' cannot be loaded'));
  document.head.append(script);
});
export const { init, get } = globalThis.${name};
`;
