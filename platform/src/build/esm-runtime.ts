import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Points the federation plugin at the ES module build of its own run time. It resolves it with `require.resolve`, which
 * finds CommonJS, of which nothing can be shaken off: a section's entry is five times larger then.
 */
export function esmRuntimePlugins() {
  const tools = createRequire(require.resolve('@module-federation/enhanced/rspack')).resolve(
    '@module-federation/runtime-tools/package.json',
  );
  const fromTools = createRequire(tools);
  const bundlerRuntime = fromTools.resolve('@module-federation/webpack-bundler-runtime');
  const runtime = dirname(fromTools.resolve('@module-federation/runtime'));
  const { NormalModuleReplacementPlugin } = rspack;
  return [
    new NormalModuleReplacementPlugin(
      new RegExp(`^${escapeRegExp(bundlerRuntime)}$`),
      join(dirname(bundlerRuntime), 'bundler.js'),
    ),
    new NormalModuleReplacementPlugin(/^@module-federation\/runtime$/, join(runtime, 'index.js')),
    new NormalModuleReplacementPlugin(/^@module-federation\/runtime\/helpers$/, join(runtime, 'helpers.js')),
  ];
}
