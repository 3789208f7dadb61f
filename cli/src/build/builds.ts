import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from '@facade/platform/build/build-failure';
import { fingerprint, whenChanged } from '@facade/platform/build/fingerprint';
import { CommandError } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { BUILDS, locked } from '../process/locked.ts';
import { PATHS, ROOT, sectionInputs, shellInputs } from '../workspace.ts';

/** Written when all else of the shell's build is there. */
const SHELL_CONTRACT = join(ROOT, PATHS.shellBuild, 'contract.json');
const marker = (name: string) => join(BUILDS, name);

// The bundler is loaded when there is something to build: whoever publishes what is built already does not wait for it.
const buildTheShell = () =>
  step('building the shell', async () => (await import('./build-shell.ts')).buildShell(ROOT)).catch(
    refused('the shell'),
  );
const buildTheSection = (section: string) =>
  step(`building ${section}`, async () => {
    await (await import('@facade/platform/build')).buildSection(ROOT, section);
  }).catch(refused(section));

/** A line for each mistake in the sources; whatever else went wrong is no matter of theirs. */
const refused = (what: string) => (error: Error) => {
  if (!(error instanceof BuildFailure)) throw error;
  throw new CommandError(...error.causes.map((cause) => `${what} cannot be built: ${cause}`));
};

/** Builds the shell unless its sources are those of its build. */
export async function buildShellWhenChanged(): Promise<void> {
  await locked('shell', async () => {
    const key = fingerprint(ROOT, shellInputs());
    await whenChanged(marker('shell'), key, buildTheShell, SHELL_CONTRACT);
  });
}

/** Builds the shell where it never was. One that is there stays: a running site may serve its files. */
export async function ensureShell(): Promise<void> {
  await locked('shell', async () => {
    if (!existsSync(SHELL_CONTRACT)) await buildTheShell();
  });
}

/** The shell with a React whose components can be exchanged on the page, built unless its sources are those of its build. */
export async function buildDevShell(): Promise<string> {
  const output = join(ROOT, '.toolchain/dev-shell');
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

/** Builds a section unless its sources are those of its build, and uses that: no other process builds it meanwhile. */
export async function withBuild<T>(section: string, use: (folder: string) => Promise<T>): Promise<T> {
  return locked(section, async () => {
    const output = join(ROOT, section, 'dist');
    const key = fingerprint(ROOT, sectionInputs(section));
    await whenChanged(marker(section), key, () => buildTheSection(section), join(output, 'release.json'));
    return use(output);
  });
}
