import type { RegistryDocument, Store } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { locked } from '../process/locked.ts';
import { dataFolder } from '../site/data-folder.ts';
import { siteOrigin } from '../site/site-address.ts';
import { storeIn } from '../site/site-store.ts';
import { assertSection } from './find-section.ts';
import { takeBuild } from './take-build.ts';

export const check: Command = {
  usage: 'SECTION [--build FOLDER] [--site URL]',
  summary:
    'Checks whether a section could be published: what would break on the site, and for whom. Publishes nothing.',
  async run(args) {
    const { section, flags } = readArguments(args, { build: { type: 'string' }, site: { type: 'string' } });
    const site = siteOrigin(flags.site);
    if (flags.build === undefined) assertSection(section);
    const candidate = await takeBuild(section, flags.build);
    try {
      await assertPasses({ section, folder: candidate.folder, ...site }, storeIn(dataFolder()));
    } finally {
      await candidate.dispose();
    }
    console.log(`${section} ${candidate.version} could be published`);
  },
};

/** A candidate that passed the gate; can be checked against a later state of the registry. */
export interface Passed {
  assertFits(document: RegistryDocument): Promise<void>;
}

export interface Gated {
  section: string;
  /** Folder of the finished build. */
  folder: string;
  /** A running site, if not the one of this machine. */
  site?: string;
  /** Prints only what is refused. */
  quiet?: boolean;
}

/** Runs the contract gate and prints its progress and findings. Throws a one-line error if the build may not be published. */
export async function assertPasses({ section, folder, site, quiet = false }: Gated, store: Store): Promise<Passed> {
  const [{ contractGate }, { ensureShell }] = await Promise.all([
    import('../gate/contract-gate.ts'),
    import('../build/builds.ts'),
  ]);
  await ensureShell();
  const print = (line: string) => process.stdout.write(`  ${line}\n`);
  const say = quiet ? () => {} : print;
  const assertNone = (refusals: string[]) => {
    for (const refusal of refusals) print(`refused: ${refusal}`);
    const [first, ...others] = refusals;
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    if (first) throw new CommandError(`${section} may not be published: ${first}${more}`);
  };
  // Under a lock: rendering several at once would be too slow.
  const verdict = await locked('gate', () => contractGate(folder, store, { say, ...(site ? { site } : {}) }));
  assertNone(verdict.refusals);
  return { assertFits: async (document) => assertNone(await verdict.refusalsIn(document)) };
}
