import { join } from 'node:path';
import { baseConfig } from '@facade/platform/preset';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { packagesModule } from './example-packages.ts';

const APP = join(import.meta.dirname, 'app');
const PACKAGES = join(APP, 'gallery-packages.js');

/** Build of the gallery's two pages: the list, and the frame around one example. Components are compiled as for the site. */
export function galleryConfig(root: string, packages: readonly string[]): Configuration {
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
    entry: { list: join(APP, 'list.tsx'), frame: join(APP, 'frame.tsx') },
    output: {
      path: join(root, '.toolchain/gallery'),
      publicPath: '/',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [PACKAGES]: packagesModule(root, packages) }),
      new ReactRefreshRspackPlugin(),
    ],
  };
}
