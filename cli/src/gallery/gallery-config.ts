import { extname, join } from 'node:path';
import { baseConfig } from '@facade/platform/preset';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { TOOL_FILES } from '../workspace.ts';
import { packagesModule } from './example-packages.ts';

const APP = join(import.meta.dirname, 'app');
/** Packed, the tools are compiled. */
const ENDING = extname(import.meta.filename) === '.ts' ? 'tsx' : 'js';
const PACKAGES = join(APP, 'gallery-packages.js');

/** Build of the gallery's two pages: the list, and the frame around one example. Components are compiled as for the site. */
export function galleryConfig(root: string, packages: ReadonlyMap<string, string>): Configuration {
  const base = baseConfig({
    folder: root,
    name: 'gallery',
    target: 'browser',
    mode: 'development',
    refresh: true,
    alias: { 'gallery-packages$': PACKAGES },
  });
  return {
    ...base,
    entry: { list: join(APP, `list.${ENDING}`), frame: join(APP, `frame.${ENDING}`) },
    output: {
      path: join(TOOL_FILES, 'gallery'),
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [PACKAGES]: packagesModule(packages) }),
      new ReactRefreshRspackPlugin(),
    ],
  };
}
