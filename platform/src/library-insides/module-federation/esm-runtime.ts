import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

/** The bundler that builds: rspack, or webpack, which is like it. */
type Bundler = Pick<typeof rspack, 'NormalModuleReplacementPlugin'>;

const require = createRequire(import.meta.url);
const fromEnhanced = createRequire(require.resolve('@module-federation/enhanced/rspack'));
const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools/package.json'));
const bundlerRuntime = fromTools.resolve('@module-federation/webpack-bundler-runtime');
const runtime = dirname(fromTools.resolve('@module-federation/runtime'));

const exactly = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Request of a module whose whole text is in it, with the path of the run time on this machine. */
const ENTRY = /^@module-federation\/runtime\/rspack\.js!=!data:/;
const NAME = '@module-federation/webpack-bundler-runtime';

/**
 * Takes this machine's path out of the name of the plugin's entry: the ids of modules, and so the files, would differ with the folder
 * in which the same sources are built. Remove when the plugin imports its run time by name.
 */
const sameEverywhere = ({ NormalModuleReplacementPlugin }: Bundler) =>
  new NormalModuleReplacementPlugin(ENTRY, (entry) => {
    entry.request = entry.request.replace(encodeURIComponent(bundlerRuntime), encodeURIComponent(NAME));
  });

const esmRuntime = join(dirname(bundlerRuntime), 'bundler.js');

/** All requests by which the plugin asks for its run time: that of webpack names the ES module itself. */
const replaceRuntime = ({ NormalModuleReplacementPlugin }: Bundler, file: string) =>
  [bundlerRuntime, NAME, esmRuntime].map((request) => new NormalModuleReplacementPlugin(exactly(request), file));

/**
 * Points the federation plugin at the ES module build of its own run time. The plugin resolves it with `require.resolve` and
 * finds CommonJS, which cannot be tree-shaken: a section's entry would be five times larger. Remove when the plugin resolves
 * its run time as an ES module.
 */
export const esmRuntimePlugins = (bundler: Bundler) => [
  sameEverywhere(bundler),
  ...replaceRuntime(bundler, esmRuntime),
  new bundler.NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, join(runtime, 'index.js')),
  new bundler.NormalModuleReplacementPlugin(/^@module-federation\/runtime\/helpers$/, join(runtime, 'helpers.js')),
];

/**
 * For a section's browser build: the bundler's half of the run time comes from the shell, once for all sections.
 * Remove when federation lets a host provide it.
 */
export const sharedRuntimePlugins = (bundler: Bundler) => [
  sameEverywhere(bundler),
  ...replaceRuntime(bundler, join(import.meta.dirname, 'section-runtime.js')),
];

/**
 * For the shell's browser build: errors of the run time show their number only, without the table of texts.
 * Remove when the run time has a build without them.
 */
export const leanRuntimePlugins = () => [
  new rspack.NormalModuleReplacementPlugin(
    /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
    join(import.meta.dirname, 'no-error-texts.js'),
  ),
];

/** Name under which the shell's browser code reaches the parts of the bundler's run time. */
export const leanRuntimeAlias = { 'bundler-runtime': dirname(bundlerRuntime) };

/** Constants of the federation run time: no loader of remotes, no snapshots. */
export const leanRuntimeDefines = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};
