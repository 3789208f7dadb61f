import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { Target } from './federation-options.ts';

const require = createRequire(import.meta.url);

/** Compiled plugins, for all builds of this machine. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/swc');

/** The texts of a section, with the words of the domain. */
export const TEXTS_RULE = {
  test: /[\\/]src[\\/]locales[\\/][a-z]{2}\.json$/,
  use: require.resolve('@facade/platform/build/words-loader'),
};

/** Constants that leave server-only code out of the browser build, and the reverse. */
export const onlyOn = (target: Target) => ({
  'typeof window': JSON.stringify(target === 'node' ? 'undefined' : 'object'),
});

export type Mode = 'production' | 'development';

export interface BaseOptions {
  /** Folder of the package. */
  folder: string;
  name: string;
  target: Target;
  mode?: Mode;
  /** Components can be hot-replaced while they are on the page; development only. */
  refresh?: boolean;
  defines?: Record<string, string>;
  /** Replaces modules, as in the one-application build of the bench. */
  alias?: Record<string, string | false>;
}

/** What the browser and node builds of shell and sections have in common. */
export function baseConfig({
  folder,
  name,
  target,
  mode = 'production',
  refresh = false,
  defines = {},
  alias = {},
}: BaseOptions): Configuration {
  return {
    name: `${name}-${target}`,
    mode,
    context: folder,
    target: target === 'node' ? 'async-node' : ['web', 'es2022'],
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias },
    module: {
      rules: [typescriptRule(name, mode, refresh), TEXTS_RULE, { test: /\.woff2$/, type: 'asset/resource' }],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        ...onlyOn(target),
        ...defines,
      }),
    ],
    optimization: {
      minimize: mode === 'production' && target === 'browser',
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } })],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      nodeEnv: mode,
    },
    performance: false,
    stats: 'errors-warnings',
    // The federation plugin warns of `publicPath: 'auto'`, which is what a release on any host needs.
    infrastructureLogging: { level: 'error' },
  };
}

const typescriptRule = (name: string, mode: Mode, refresh: boolean) => ({
  test: /\.tsx?$/,
  type: 'javascript/auto' as const,
  use: { loader: 'builtin:swc-loader', options: compilerOptions(name, mode, refresh) },
});

/** Options of swc for the sources of a section or the shell. */
export const compilerOptions = (name: string, mode: Mode = 'production', refresh = false) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
    experimental: {
      cacheRoot: CACHE,
      // Ids must be the same on server and browser, and differ between sections: without it hydration fails.
      plugins: [
        [
          require.resolve('@swc/plugin-styled-components'),
          {
            ssr: true,
            displayName: mode === 'development',
            fileName: false,
            pure: true,
            minify: true,
            transpileTemplateLiterals: true,
            namespace: name,
          },
        ],
      ],
    },
  },
});
