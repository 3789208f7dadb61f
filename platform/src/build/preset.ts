import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { baseConfig, type Mode } from './base-config.ts';
import type { Target } from './federation-options.ts';
import { sectionName } from './remote-file.ts';
import { SectionPlugin } from './section-plugin.ts';

export interface SectionBuildOptions {
  mode?: Mode;
  /** Default `<section>/dist`. Holds `web/` and `node/`. */
  output?: string;
}

/**
 * The whole build of a section, from its folder: one ES module build for browsers, one CommonJS build for the server.
 * A section's `rspack.config.ts` is one call to this.
 */
export function sectionConfig(folder: string, options: SectionBuildOptions = {}): [Configuration, Configuration] {
  const { mode, output = join(folder, 'dist') } = options;
  const name = sectionName(folder);
  const build = (target: Target): Configuration => {
    const base = baseConfig({ folder, name, target, mode });
    return { ...base, plugins: [...(base.plugins ?? []), new SectionPlugin(target, { output })] };
  };
  return [build('browser'), build('node')];
}

export {
  leanRuntimeAlias,
  leanRuntimeDefines,
  leanRuntimePlugins,
} from '../library-insides/module-federation/esm-runtime.ts';
export { baseConfig } from './base-config.ts';
export { sharedVersions } from './shared-modules.ts';
