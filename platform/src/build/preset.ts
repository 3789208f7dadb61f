import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { esmRuntimePlugins, sharedRuntimePlugins } from '../library-insides/module-federation/esm-runtime.ts';
import { baseConfig } from './base-config.ts';
import { exposesOf, readRemote, sectionName } from './remote-file.ts';
import { majorRange, OWN_REACT_CHUNK, sharedModulesFor, sharedVersion } from './shared-modules.ts';
import { sourceMaps } from './source-maps.ts';

export interface SectionBuildOptions {
  mode?: 'production' | 'development';
  /** Default `<section>/dist`. Holds `web/` and `node/`. */
  output?: string;
}

/** Federation names must be identifiers: `mf-listings` is `mf_listings` on the wire. */
export const federationName = (section: string): string => section.replaceAll('-', '_');

/**
 * The whole build of a section, from its folder: one ES module build for browsers, one CommonJS build for the server.
 * A section's `rspack.config.ts` is one call to this.
 */
export function sectionConfig(folder: string, options: SectionBuildOptions = {}): [Configuration, Configuration] {
  const section = sectionName(folder);
  const output = options.output ?? join(folder, 'dist');
  return [
    browserConfig(folder, section, join(output, 'web'), options),
    nodeConfig(folder, section, join(output, 'node'), options),
  ];
}

/** No bundled fallback copy: the shell provides these, and two copies of React in one part of a page break. */
export const sharedFromShell = (folder: string) =>
  Object.fromEntries(
    sharedModulesFor(readRemote(folder)).map((module) => [
      module,
      {
        singleton: true,
        import: false as const,
        requiredVersion: majorRange(sharedVersion(module)),
        strictVersion: false,
      },
    ]),
  );

/** What an island imports for the other side is no part of a build. The renderers have no modules of Node.js. */
export const FOR_BROWSER = { 'react-dom/server$': false } as const;
const FOR_SERVER = { 'react-dom/client$': false, 'react-dom/server$': 'react-dom/server.browser' } as const;

/** A React that a section brings is a file of its own: it stays in the browser's cache from release to release. */
const OWN_REACT = {
  name: OWN_REACT_CHUNK,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'all',
  enforce: true,
  priority: 1,
} as const;

function browserConfig(folder: string, section: string, path: string, { mode }: SectionBuildOptions): Configuration {
  const { apart: separate, ownReact } = readRemote(folder);
  const base = baseConfig({ folder, name: section, target: 'browser', mode, alias: ownReact ? FOR_BROWSER : {} });
  const name = federationName(section);
  const apart = new Set(
    separate?.flatMap((name) =>
      ['page', 'fragment'].map((kind) => `__federation_expose_${kind}_${name.replaceAll('-', '_')}`),
    ),
  );
  return {
    ...base,
    entry: {},
    output: {
      path,
      publicPath: 'auto',
      uniqueName: name,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      chunkIds: 'named',
      // One chunk for the code of all exposes: a section is small, and a request costs more than the few kilobytes it would save.
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          exposes: {
            name: 'exposes',
            enforce: true,
            chunks: ({ name: chunk = '' }) => /^__federation_expose_(page|fragment)/.test(chunk) && !apart.has(chunk),
          },
          ...(ownReact && { ownReact: OWN_REACT }),
          // Code shared by several separate chunks, when it is large enough to be worth a request.
          common: {
            name: 'common',
            minSize: 7000,
            minChunks: 5,
            chunks: ({ name: chunk = '' }) => apart.has(chunk),
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'development' ? [] : [sourceMaps(folder)]),
      ...sharedRuntimePlugins(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: exposesOf(folder),
        shared: sharedFromShell(folder),
        library: { type: 'module' },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  };
}

function nodeConfig(folder: string, section: string, path: string, { mode }: SectionBuildOptions): Configuration {
  const alias = readRemote(folder).ownReact ? FOR_SERVER : {};
  const base = baseConfig({ folder, name: section, target: 'node', mode, alias });
  const name = federationName(section);
  return {
    ...base,
    entry: {},
    externalsType: 'global',
    output: {
      path,
      publicPath: '',
      uniqueName: name,
      clean: true,
      filename: '[name].cjs',
      chunkFilename: '[name].[contenthash:8].cjs',
      // The server runs releases from memory and resolves their own files itself.
      chunkLoading: 'require',
      library: { type: 'commonjs-module', name },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...esmRuntimePlugins(),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.cjs',
        exposes: exposesOf(folder),
        shared: sharedFromShell(folder),
        library: { type: 'commonjs-module', name },
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        experiments: {
          externalRuntime: true,
          optimization: { target: 'node', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  };
}

export {
  leanRuntimeAlias,
  leanRuntimeDefines,
  leanRuntimePlugins,
} from '../library-insides/module-federation/esm-runtime.ts';
export { baseConfig } from './base-config.ts';
export { sharedVersions } from './shared-modules.ts';
