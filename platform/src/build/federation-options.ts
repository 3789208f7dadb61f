import { exposesOf, readRemote, sectionName } from './remote-file.ts';
import { majorRange, sharedModulesFor, sharedVersion } from './shared-modules.ts';

/** What a build is for. */
export type Target = 'browser' | 'node';

/** Federation names must be identifiers: `mf-listings` is `mf_listings` on the wire. */
export const federationName = (section: string): string => section.replaceAll('-', '_');

/** Options of the federation plugin for a section, the same in every bundler: a container that brings neither React nor a run time. */
export function federationOptions(folder: string, target: Target, filename: string, manifest = true) {
  const name = federationName(sectionName(folder));
  return {
    name,
    filename,
    exposes: exposesOf(folder),
    shared: sharedFromShell(folder),
    library: target === 'browser' ? { type: 'module' } : { type: 'commonjs-module', name },
    manifest,
    dts: false,
    shareStrategy: 'loaded-first' as const,
    experiments: {
      externalRuntime: true,
      optimization: {
        target: target === 'browser' ? ('web' as const) : ('node' as const),
        disableRemote: true,
        disableSnapshot: true,
      },
    },
  };
}

/** No bundled fallback copy: the shell provides these, and two copies of React in one part of a page break. */
const sharedFromShell = (folder: string) =>
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

/** Modules that are replaced in a build of a section with a React of its own. */
export const ownReactAlias = (target: Target): Record<string, string | false> =>
  target === 'browser' ? FOR_BROWSER : FOR_SERVER;
