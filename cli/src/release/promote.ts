import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scratchFolder } from '@facade/platform/process/temporary-folder';
import type { RegistryDocument, Store } from '@facade/platform/registry';
import {
  assertNotWithdrawn,
  canaryOf,
  lastChangeOf,
  type Promotion,
  promoteCanary,
  promoteRelease,
  readStored,
} from '@facade/platform/registry';
import { percentOf, readArguments, versionOf } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { publishingSite, REMOTE, sayLine } from '../site/remote-site.ts';
import { siteOrigin } from '../site/site-address.ts';
import { storeIn } from '../site/site-store.ts';
import { assertPasses } from './check.ts';
import { readPublished } from './find-section.ts';
import { outcomeOf } from './outcome.ts';

const OPTIONS = {
  version: { type: 'string' },
  canary: { type: 'string' },
  ...REMOTE,
  why: { type: 'string' },
  'despite-halt': { type: 'boolean' },
} as const;

export const promote: Command = {
  usage: 'SECTION [--version V [--canary PERCENT] [--despite-halt]] [--site URL] [--key FILE] [--why TEXT]',
  summary: 'Makes the canary live for everybody; with --version, makes a stored release live, or a canary (--canary).',
  async run(args) {
    const { section, flags } = readArguments(args, OPTIONS);
    const reason = flags.why === undefined ? {} : { why: flags.why };
    const canary = flags.canary === undefined ? {} : { canary: percentOf(flags.canary) };
    if (flags.version === undefined && flags.canary !== undefined) {
      throw new CommandError('which release is to be the canary? Name it with --version');
    }
    const version = flags.version === undefined ? undefined : versionOf(flags.version);
    const remote = await publishingSite(flags);
    if (remote) {
      const despite = flags['despite-halt'] ? { despiteHalt: true } : {};
      const request = { ...(version === undefined ? {} : { version }), ...canary, ...despite, ...reason };
      return console.log((await remote.change(section, 'promote', request, sayLine)).outcome);
    }
    const store = storeIn(dataFolder());
    const published = await readPublished(store, section);
    if (version === undefined) await assertCanary(store, section, published);
    else if (!flags['despite-halt']) await assertNotWithdrawn(store.registry, section, version);
    const document =
      version === undefined
        ? await promoteCanary(store, section, reason)
        : await promoteKept(store, section, { version, ...canary, ...reason }, siteOrigin(flags.site));
    console.log(outcomeOf(document, section));
  },
};

/** A canary that was halted while its team looked at it: the error says by whom, and why. */
async function assertCanary(store: Store, section: string, document: RegistryDocument): Promise<void> {
  if (canaryOf(document, section)) return;
  const last = await lastChangeOf(store.registry, section);
  const halt =
    last?.action === 'halt'
      ? `; ${last.automatic ? `${last.automatic} automatically by ` : ''}${last.by}, ${last.at}: ${last.what}${last.why ? `: ${last.why}` : ''}`
      : '';
  throw new CommandError(`${section} has no canary${halt}`);
}

/** What is live may have changed since the release was published: it passes the gate again, with its stored files. */
async function promoteKept(store: Store, section: string, promotion: Promotion, site: { site?: string }) {
  const files = await readStored(store, await store.registry.read(), section, promotion.version);
  const folder = await scratchFolder(`facade-${section}`);
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const passed = await assertPasses({ section, folder, ...site }, store);
    return await promoteRelease(store, section, { ...promotion, ...passed });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
