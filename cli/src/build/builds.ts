import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from '@facade/platform/build/build-failure';
import { fingerprint, whenChanged } from '@facade/platform/build/fingerprint';
import { CommandError } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { BUILDS, locked } from '../process/locked.ts';
import {
  builtShell,
  folderOf,
  OWN_SECTION,
  PATHS,
  ROOT,
  sectionInputs,
  shellInputs,
  TOOL_FILES,
} from '../workspace.ts';

/** Folder of the shell's build: that of this workspace, or the one that came with the tools. */
export const shellBuild = (): string => (OWN_SECTION ? builtShell('production') : join(ROOT, PATHS.shellBuild));

/** Written last in the shell's build. */
const shellContract = (): string => join(shellBuild(), 'contract.json');
const marker = (name: string) => join(BUILDS, name);

// Loads the bundler only if there is something to build: publishing an existing build does not wait for it.
const buildTheShell = () =>
  step('building the shell', async () => (await import('./build-shell.ts')).buildShell(ROOT)).catch(
    refused('the shell'),
  );
const buildTheSection = (section: string) =>
  step(`building ${section}`, async () => {
    await (await import('@facade/platform/build')).buildSection(folderOf(section));
  }).catch(refused(section));

/** One line for each error in the sources; other errors have another cause. */
const refused = (what: string) => (error: Error) => {
  if (!(error instanceof BuildFailure)) throw error;
  throw new CommandError(...error.causes.map((cause) => `${what} cannot be built: ${cause}`));
};

/** Builds the shell if its sources changed since its last build. */
export async function buildShellWhenChanged(): Promise<void> {
  await locked('shell', async () => {
    const key = fingerprint(ROOT, shellInputs());
    await whenChanged(marker('shell'), key, buildTheShell, shellContract());
  });
}

/** Builds the shell if there is no build. An existing build stays: a running site may serve its files. */
export async function ensureShell(): Promise<void> {
  if (OWN_SECTION) return;
  await locked('shell', async () => {
    if (!existsSync(shellContract())) await buildTheShell();
  });
}

/** The shell with a React that supports hot reload, built if its sources changed since its last build. */
export async function buildDevShell(): Promise<string> {
  if (OWN_SECTION) return builtShell('development');
  const output = join(TOOL_FILES, 'dev-shell');
  const work = () =>
    step('building the shell for development', async () => {
      await (await import('./build-shell.ts')).buildShell(ROOT, { output, mode: 'development' });
    }).catch(refused('the shell'));
  const key = fingerprint(ROOT, shellInputs());
  await locked('dev-shell', async () => {
    await whenChanged(marker('dev-shell'), key, work, join(output, 'contract.json'));
  });
  return output;
}

/**
 * Builds a section, in the workspace only if its sources changed since its last build, then uses the build under the lock: no
 * other process builds it at the same time.
 */
export async function withBuild<T>(section: string, use: (folder: string) => Promise<T>): Promise<T> {
  return locked(section, async () => {
    const output = join(folderOf(section), 'dist');
    // Alone, it depends on packages that its lockfile need not name: it is always built, within two seconds.
    if (OWN_SECTION) await buildTheSection(section);
    else {
      const key = fingerprint(ROOT, sectionInputs(section));
      await whenChanged(marker(section), key, () => buildTheSection(section), join(output, 'release.json'));
    }
    return use(output);
  });
}
