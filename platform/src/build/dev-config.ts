import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig } from './base-config.ts';
import { sharedRuntimePlugins } from './esm-runtime.ts';
import { federationName, sharedFromShell } from './preset.ts';
import { exposesOf } from './remote-file.ts';

/**
 * A section's browser build for `facade dev`: plain scripts, whose modules can be exchanged while the page runs. The bundler
 * cannot do that with ES modules, of which a release is made.
 */
export function devConfig(folder: string): Configuration {
  const section = basename(folder);
  const name = federationName(section);
  const base = baseConfig({ folder, name: section, target: 'browser', mode: 'development', refresh: true });
  return {
    ...base,
    entry: {},
    output: { publicPath: 'auto', uniqueName: name, filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [
      ...(base.plugins ?? []),
      ...sharedRuntimePlugins(),
      new ReactRefreshRspackPlugin({
        exclude: [/[\\/]node_modules[\\/]/, /[\\/]platform[\\/]src[\\/]federation[\\/]/],
      }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: exposesOf(folder),
        shared: sharedFromShell(),
        library: { type: 'var', name },
        manifest: false,
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
