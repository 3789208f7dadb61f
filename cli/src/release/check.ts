import type { RegistryDocument } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import type { Verdict } from '../gate/contract-gate.ts';
import type { LiveStore } from '../gate/running/live-contracts.ts';
import { locked } from '../process/locked.ts';
import { dataFolder } from '../site/data-folder.ts';
import { REMOTE, remoteSite, sayLine } from '../site/remote-site.ts';
import { siteAddress, siteOrigin } from '../site/site-address.ts';
import { storeIn } from '../site/site-store.ts';
import { OWN_SECTION } from '../workspace.ts';
import { assertSection } from './find-section.ts';
import { takeBuild } from './take-build.ts';

export const check: Command = {
  usage: 'SECTION [--build FOLDER] [--site URL] [--key FILE]',
  summary:
    'Checks whether a section could be published: what would break on the site, and for whom. Publishes nothing.',
  async run(args) {
    const { section, flags } = readArguments(args, { build: { type: 'string' }, ...REMOTE });
    const site = siteOrigin(flags.site);
    if (flags.build === undefined) assertSection(section);
    const remote = await remoteSite(flags);
    const candidate = await takeBuild(section, flags.build);
    try {
      if (remote) await remote.check(candidate.folder, sayLine);
      else await assertPasses({ section, folder: candidate.folder, ...site }, await storeToFit(flags.site));
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
  /** The site starts: prints only what is refused, and waits for no browser. */
  isStart?: boolean;
}

/** What is live: for a section of its own, as the site serves it. */
async function storeToFit(site: string | undefined): Promise<LiveStore> {
  if (!OWN_SECTION) return storeIn(dataFolder());
  const { servedStore } = await import('../gate/running/served-store.ts');
  return servedStore(siteAddress(site));
}

/** Runs the contract gate and prints its progress and findings. Throws a one-line error if the build may not be published. */
export async function assertPasses(
  { section, folder, site, isStart = false }: Gated,
  store: LiveStore,
): Promise<Passed> {
  const [{ contractGate }, { GateBrowser }, { ensureShell }] = await Promise.all([
    import('../gate/contract-gate.ts'),
    import('../gate/mount/gate-browser.ts'),
    import('../build/builds.ts'),
  ]);
  await ensureShell();
  const say = isStart ? () => {} : sayLine;
  const assertNone = (refusals: Verdict['refusals']) => {
    for (const { message } of refusals) sayLine(`refused: ${message}`);
    const [first, ...others] = refusals;
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    if (first) throw new CommandError(`${section} may not be published: ${first.message}${more}`);
  };
  const browser = isStart ? undefined : new GateBrowser();
  const options = { say, ...(browser && { browser }), ...(site && { site }) };
  // Under a lock: rendering several at once would be too slow.
  const verdict = await locked('gate', () => contractGate(folder, store, options)).finally(() => browser?.end());
  assertNone(verdict.refusals);
  return { assertFits: async (document) => assertNone(await verdict.refusalsIn(document)) };
}
