import { join } from 'node:path';
import {
  baseConfig,
  leanRuntimeAlias,
  leanRuntimeDefines,
  leanRuntimePlugins,
  sharedVersions,
} from '@facade/platform/preset';
import { type Configuration, rspack } from '@rspack/core';

const folder = import.meta.dirname;

const defines = { SHARED_VERSIONS: JSON.stringify(sharedVersions()) };

const loader = (name: string) => join(folder, 'src/library-insides', `${name}-loader.cjs`);

/** Removes library code that no page of this site uses from the browser's code. Each loader says what it removes and why. */
const leanLibraries = [
  { test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, use: loader('i18next/without-backend') },
  { test: /[\\/]react-router[\\/]dist[\\/].+\.m?js$/, use: loader('react-router/pure-memo') },
  { test: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, use: loader('stylis/without-prefixer') },
];

/** Runs before React. */
const REFRESH_HOOK = './src/client/refresh-hook.ts';
const SHOW_PROBLEMS = './src/client/dev/show-problems.ts';

export interface ShellBuildOptions {
  output: string;
  /** Browser entry and server entry. The bench uses others to build the same code as one application. */
  entries?: { browser: string; server: string };
  /** `development`: for `facade dev`, with a React build whose components can be replaced on the page. */
  mode?: 'production' | 'development';
}

/** The shell's two builds: scripts for browsers, and the renderer that the server loads. */
export function shellConfig({
  output,
  entries = { browser: './src/client/boot.ts', server: './src/server/render/renderer.tsx' },
  mode = 'production',
}: ShellBuildOptions): Configuration[] {
  const browser = baseConfig({
    folder,
    name: 'shell',
    target: 'browser',
    mode,
    defines: { ...defines, ...leanRuntimeDefines },
    alias: leanRuntimeAlias,
  });
  const server = baseConfig({ folder, name: 'shell', target: 'node', mode, defines });
  return [
    {
      ...browser,
      module: { rules: [...(browser.module?.rules ?? []), ...leanLibraries] },
      plugins: [...(browser.plugins ?? []), ...leanRuntimePlugins()],
      entry: {
        boot: mode === 'development' ? [REFRESH_HOOK, SHOW_PROBLEMS, entries.browser] : entries.browser,
        'map-frame': '@facade/map-kit/frame/main',
      },
      output: {
        path: join(output, 'web'),
        publicPath: '/_shell/',
        clean: true,
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        uniqueName: 'shell',
      },
      optimization: {
        ...browser.optimization,
        chunkIds: 'named',
        splitChunks: {
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              chunks: 'all',
              enforce: true,
            },
          },
        },
      },
    },
    {
      // One plain script: it runs outside of pages, where not all browsers support modules.
      ...browser,
      name: 'shell-worker',
      target: ['webworker', 'es2022'],
      entry: { 'service-worker': './src/worker/main.ts' },
      output: { path: join(output, 'worker'), clean: true, filename: '[name].js', uniqueName: 'shell-worker' },
    },
    {
      ...server,
      target: 'node24',
      entry: { renderer: entries.server },
      output: {
        path: join(output, 'node'),
        clean: true,
        filename: '[name].mjs',
        module: true,
        library: { type: 'module' },
        chunkFormat: 'module',
      },
      plugins: [...(server.plugins ?? []), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    },
  ];
}

export default shellConfig({ output: join(folder, 'dist') });
