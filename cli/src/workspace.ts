import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DECLARATION } from '@facade/platform/contract';
import { CommandError } from './commands/command.ts';
import { findRoot } from './find-root.mjs';

/** Root of the workspace that the command line works on: the one around the working directory. */
export const ROOT = rootOf(process.cwd());

/** Program of the command line. */
export const MAIN = join(import.meta.dirname, 'main.ts');

/** Programs and builds of the applications, relative to the root. All paths of other packages that commands use are here. */
export const PATHS = {
  apiCommands: 'api/src/app/commands',
  apiServer: 'api/src/main.ts',
  apiSettings: 'api/src/app/config/settings.ts',
  bench: 'bench/src/main.ts',
  journeys: 'e2e/playwright.config.ts',
  playwright: 'e2e/node_modules/.bin/playwright',
  /** Draws pictures and writes the feed into a folder. */
  sampleAgency: 'tools/sample-agency/build.ts',
  /** Writes a feed of any number of properties. */
  sampleFeed: 'tools/sample-agency/feed/many/main.ts',
  sampleAgencyFolder: 'tools/sample-agency',
  /** What the sample agency's data is made of. */
  sampleInputs: [
    'tools/sample-agency/feed',
    'tools/sample-agency/pictures',
    'tools/sample-agency/films',
    'tools/sample-agency/documents',
    'tools/sample-agency/content',
    'tools/sample-agency/build.ts',
    'api/src/import',
    'feed/src',
    'api/src/platform/database',
    // The import computes energy labels, regions and slugs with it.
    'shared-domain/src',
  ],
  shell: 'shell',
  shellBuild: 'shell/dist',
  shellConfig: 'shell/rspack.config.ts',
  shellSettings: 'shell/src/server/configuration/settings.ts',
  shellServer: 'shell/src/server/main.ts',
  /** Renders everything of a build with the shell's own code. */
  shellSmoke: 'shell/src/server/smoke/main.ts',
  /** Files that re-export the names of a module which the shell shares; one file a module. */
  shellSurface: 'shell/src/composition/surface',
} as const;

/** What the build of every package depends on. */
const EVERY_BUILD = [
  'shared-domain/src',
  'section-kit/src',
  'map-kit/src',
  'platform/src/build',
  'platform/src/contract',
  'platform/src/federation',
  'pnpm-lock.yaml',
];

/** Sections of this checkout: the folders `mf-…` that have a public face. In alphabetical order. */
export const findSections = (root = ROOT): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'src/remote.tsx')))
    .sort();

/** Contracts contain types that other sections declare: of placed fragments and events. */
const declarations = (): string[] => findSections().map((section) => join(section, DECLARATION));

/** What the shell's build depends on. */
export const shellInputs = (): string[] => [
  'shell/src',
  PATHS.shellConfig,
  'shared-ui/src',
  ...declarations(),
  ...EVERY_BUILD,
];

/** What a section's build depends on. */
export const sectionInputs = (section: string): string[] => [
  `${section}/src`,
  `${section}/package.json`,
  `${section}/rspack.config.ts`,
  ...declarations(),
  ...EVERY_BUILD,
];

/** A program that a package of the workspace has installed. */
export const toolOf = (name: string): string => join(ROOT, 'node_modules/.bin', name);

function rootOf(folder: string): string {
  const root = findRoot(folder);
  if (root) return root;
  throw new CommandError(`no pnpm-workspace.yaml in ${folder} or above it; run this inside the checkout`);
}
