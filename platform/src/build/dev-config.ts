import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { sharedRuntimePlugins } from '../library-insides/module-federation/esm-runtime.ts';
import { baseConfig } from './base-config.ts';
import { FOR_BROWSER, federationName, federationOptions } from './federation-options.ts';
import { readRemote, sectionName } from './remote-file.ts';

const JSX_RUNTIME = join(import.meta.dirname, '../federation/jsx-dev-runtime.js');
const HOT_TEXTS = join(import.meta.dirname, '../federation/hot-texts.js');

/**
 * A section's browser build for `facade dev`: ES modules as in a release, but with stable file names and hot-replaceable components.
 */
export function devConfig(folder: string): Configuration {
  const section = sectionName(folder);
  const { ownReact } = readRemote(folder);
  const name = federationName(section);
  const locales = join(folder, 'src/locales');
  const base = baseConfig({
    folder,
    name: section,
    target: 'browser',
    mode: 'development',
    refresh: true,
    defines: { SECTION: JSON.stringify(section) },
    alias: { ...(ownReact ? FOR_BROWSER : { 'react/jsx-dev-runtime$': JSX_RUNTIME }), 'section-locales': locales },
  });
  return {
    ...base,
    entry: {},
    output: {
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...(base.plugins ?? []),
      ...sharedRuntimePlugins(rspack),
      ...(existsSync(locales) ? [new rspack.EntryPlugin(folder, HOT_TEXTS, { name: undefined })] : []),
      new ReactRefreshRspackPlugin({
        exclude: [/[\\/]node_modules[\\/]/, /[\\/]platform[\\/]src[\\/]federation[\\/]/],
      }),
      new ModuleFederationPlugin(federationOptions(folder, 'browser', 'remoteEntry.js', false)),
    ],
  };
}
