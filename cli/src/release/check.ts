import type { Store } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { locked } from '../process/locked.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { assertSection } from './find-section.ts';
import { takeBuild } from './take-build.ts';

export const check: Command = {
  usage: 'SECTION [--build FOLDER]',
  summary: 'Says whether a section could be published: what would break on the site, and for whom. Publishes nothing.',
  async run(args) {
    const { section, flags } = readArguments(args, { build: { type: 'string' } });
    if (flags.build === undefined) assertSection(section);
    const candidate = await takeBuild(section, flags.build);
    try {
      await assertPasses(section, candidate.folder, storeIn(dataFolder()));
    } finally {
      await candidate.dispose();
    }
    console.log(`${section} ${candidate.version} could be published`);
  },
};

/** Runs the contract gate and prints what it saw. Throws one line when the build may not be published. */
export async function assertPasses(section: string, folder: string, store: Store): Promise<void> {
  const [{ contractGate }, { ensureShell }] = await Promise.all([
    import('../gate/contract-gate.ts'),
    import('../build/builds.ts'),
  ]);
  await ensureShell();
  const say = (line: string) => process.stdout.write(`  ${line}\n`);
  // One at a time: many that draw at once would all be too slow.
  const refusals = await locked('gate', () => contractGate(folder, store, { say }));
  if (refusals.length === 0) return;
  for (const refusal of refusals) say(`refused: ${refusal}`);
  const [first, ...others] = refusals;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new CommandError(`${section} may not be published: ${first}${more}`);
}
