import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import type { Target } from './federation-options.ts';
import { runRspack } from './run-rspack.ts';
import { majorRange, SHARED_MODULES, sharedVersion } from './shared-modules.ts';

/**
 * Builds a site that is no shell, from its folder, with stock Module Federation: `src/browser.tsx` becomes `dist/browser/main.js`, and
 * `src/server.tsx`, what its server imports, `dist/node/main.mjs`. Both load releases with `loadExpose`. Rejects with a `BuildFailure` if
 * the sources are invalid.
 */
export async function buildHost(folder: string): Promise<void> {
  await runRspack([hostConfig(folder, 'browser'), hostConfig(folder, 'node')]);
}

function hostConfig(folder: string, target: Target): Configuration {
  const base = baseConfig({ folder, name: 'host', target });
  const isBrowser = target === 'browser';
  return {
    ...base,
    // What is shared must be part of a page to be given to others.
    entry: [...SHARED_MODULES, `./src/${isBrowser ? 'browser' : 'server'}.tsx`],
    output: {
      path: join(folder, 'dist', target),
      publicPath: 'auto',
      clean: true,
      filename: isBrowser ? 'main.js' : 'main.mjs',
      ...(!isBrowser && { module: true, chunkFormat: 'module', library: { type: 'module' } }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        shared: Object.fromEntries(SHARED_MODULES.map((module) => [module, shared(sharedVersion(module))])),
        runtimePlugins: [fileURLToPath(import.meta.resolve('@facade/platform/stock-host'))],
        // The server's half of a release finds the run time under a global name.
        experiments: { provideExternalRuntime: true },
        manifest: false,
        dts: false,
      }),
    ],
  };
}

const shared = (version: string) => ({ singleton: true, eager: true, version, requiredVersion: majorRange(version) });
