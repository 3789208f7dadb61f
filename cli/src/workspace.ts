import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sectionName } from '@facade/platform/build/remote-file';
import { DECLARATION, sectionAround } from '@facade/platform/contract';
import { CommandError } from './commands/command.ts';
import { findRoot } from './find-root.mjs';

/** Folder of the section that the command line works on, if it has its own project, outside any workspace. */
export const OWN_SECTION = sectionAround(process.cwd());

/** Root of the project around the working directory: the workspace, or a section of its own. */
export const ROOT = OWN_SECTION ?? rootOf(process.cwd());

/** Folder of builds of the tools, locks and fingerprints. */
export const TOOL_FILES = join(ROOT, OWN_SECTION ? 'node_modules/.cache/facade' : '.toolchain');

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
  root === OWN_SECTION
    ? [sectionName(root)]
    : readdirSync(root)
        .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'src/remote.tsx')))
        .sort();

/** Folder of a section. */
export const folderOf = (section: string): string => OWN_SECTION ?? join(ROOT, section);

/** A program of the shell: `server/main` serves the site, `server/smoke` renders everything of a build for the gate. */
export const shellProgram = (name: 'server/main' | 'server/smoke'): string =>
  fileURLToPath(import.meta.resolve(`@facade/shell/${name}`));

/** A build of the shell that came with the tools, for a section outside the workspace. */
export const builtShell = (mode: 'production' | 'development'): string =>
  join(dirname(fileURLToPath(import.meta.resolve('@facade/shell/package.json'))), 'build', mode);

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
  throw new CommandError(
    `no pnpm-workspace.yaml in ${folder} or above it; run this inside the checkout, or in the folder of a section`,
  );
}
