import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { esmRuntimePlugins, sharedRuntimePlugins } from '../library-insides/module-federation/esm-runtime.ts';
import { compilerOptions, onlyOn, TEXTS_RULE } from './base-config.ts';
import { chunkOf, RecordPlugin } from './bundle-record.ts';
import { federationName, federationOptions, ownReactAlias, type Target } from './federation-options.ts';
import { exposesOf, readRemote, sectionName } from './remote-file.ts';
import { OWN_REACT_CHUNK, sharedModulesFor } from './shared-modules.ts';
import { sourceMaps } from './source-maps.ts';

const require = createRequire(import.meta.url);

/**
 * Makes a configuration of rspack, Rsbuild or webpack build a section as the site needs it: what it exposes, in files of the right form at the
 * right place, with the run time and the shared modules of the page. How sources become scripts stays with the configuration.
 *
 * @example plugins: [new SectionPlugin('browser')]
 */
export class SectionPlugin {
  readonly #target: Target;
  readonly #output: string | undefined;

  /** Without `output`, the build is in the folder `dist` of the section. */
  constructor(target: Target, { output }: { output?: string } = {}) {
    this.#target = target;
    this.#output = output;
  }

  /** The compilers of rspack and webpack have no type in common. */
  apply(given: unknown): void {
    const compiler = given as Compiler;
    const { webpack: bundler, options, context: folder } = compiler;
    const isRspack = 'rspackVersion' in bundler;
    const isBrowser = this.#target === 'browser';
    const output = this.#output ?? join(folder, 'dist');
    const name = federationName(sectionName(folder));
    const remote = readRemote(folder);
    options.entry = {};
    if (remote.ownReact) options.resolve.alias = { ...options.resolve.alias, ...ownReactAlias(this.#target) };
    if (!options.module.rules.includes(TEXTS_RULE)) options.module.rules.push(TEXTS_RULE);
    if (isBrowser) forBrowsers(compiler, output, name, isRspack);
    else forServer(compiler, output, name);
    // The federation plugin of webpack writes the name into the file, before its hash is known. Releases differ in their folder.
    const hashed = isRspack ? '[contenthash:8]' : name;
    const filename = isBrowser ? `remoteEntry.${hashed}.js` : 'remoteEntry.cjs';
    const { ModuleFederationPlugin } = isRspack
      ? require('@module-federation/enhanced/rspack')
      : require('@module-federation/enhanced/webpack');
    const plugins = [
      new bundler.DefinePlugin(onlyOn(this.#target)),
      ...(isBrowser && options.mode !== 'development' ? [sourceMaps(folder, bundler)] : []),
      ...(isBrowser ? sharedRuntimePlugins(bundler) : esmRuntimePlugins(bundler)),
      ...(isBrowser ? [new RecordPlugin(output, name, Object.keys(exposesOf(folder)), sharedModulesFor(remote))] : []),
      new ModuleFederationPlugin(federationOptions(folder, this.#target, filename)),
    ];
    for (const plugin of plugins) plugin.apply(compiler);
  }
}

/** A React that a section brings is a file of its own: it stays in the browser's cache from release to release. */
const OWN_REACT = {
  name: OWN_REACT_CHUNK,
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'all',
  enforce: true,
  priority: 1,
} as const;

function forBrowsers({ options, context }: Compiler, output: string, name: string, isRspack: boolean): void {
  const { apart: separate, ownReact } = readRemote(context);
  const apart = new Set(separate?.flatMap((name) => ['page', 'fragment'].map((kind) => chunkOf(`${kind}-${name}`))));
  options.target = ['web', 'es2022'];
  if (!isRspack) {
    Object.assign(options.experiments, { outputModule: true });
    // Spelled like this, webpack asks for the address of each chunk when it loads it, as rspack does: a retry has another one.
    options.output.importFunctionName = 'import ';
  }
  Object.assign(options.output, {
    path: join(output, 'web'),
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
  });
  Object.assign(options.optimization, {
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
  } satisfies Compiler['options']['optimization']);
}

function forServer({ options }: Compiler, output: string, name: string): void {
  options.target = 'async-node';
  options.externalsType = 'global';
  options.optimization.minimize = false;
  Object.assign(options.output, {
    path: join(output, 'node'),
    publicPath: '',
    uniqueName: name,
    clean: true,
    filename: '[name].cjs',
    chunkFilename: '[name].[contenthash:8].cjs',
    module: false,
    chunkFormat: 'commonjs',
    // The server runs releases from memory and resolves their own files itself.
    chunkLoading: 'require',
    library: { type: 'commonjs-module', name },
  });
}

/**
 * Options of `builtin:swc-loader` or `swc-loader` for the sources of the section in a folder. Another compiler must name styled components as
 * well, with the name of the section as namespace: server and browser would differ.
 */
export const swcOptions = (folder: string) => compilerOptions(sectionName(folder));
