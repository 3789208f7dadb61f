import { canaryOf, liveOf, rollBack } from '@facade/platform/registry';
import { readArguments, revisionOf } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { assertConfirmed, YES } from './confirmed.ts';
import { readPublished } from './find-section.ts';

const OPTIONS = {
  ...YES,
  to: { type: 'string' },
  why: { type: 'string' },
  'despite-halt': { type: 'boolean' },
} as const;

export const rollback: Command = {
  usage: 'SECTION [--to REVISION [--despite-halt]] [--why TEXT] [--yes]',
  summary:
    'Ends the canary; without a canary, makes the previous live release live again, or that of a stored revision (--to).',
  async run(args) {
    const { section, flags } = readArguments(args, OPTIONS);
    const to = flags.to === undefined ? undefined : revisionOf(flags.to);
    const store = storeIn(dataFolder());
    const before = await readPublished(store, section);
    const canary = to === undefined && canaryOf(before, section);
    const target = to === undefined ? 'the release before it' : `its release of revision ${to}`;
    const present = `${section} ${liveOf(before, section)?.metadata.version}`;
    const question = canary
      ? `End the canary ${canary.metadata.version} of ${section}?`
      : `${present} is live. Make ${target} live?`;
    if (liveOf(before, section)) await assertConfirmed(question, flags.yes);
    const document = await rollBack(store, section, {
      ...(to === undefined ? {} : { to }),
      despiteHalt: flags['despite-halt'],
      ...(flags.why === undefined ? {} : { why: flags.why }),
    });
    const { revision } = document.extras;
    console.log(`${section} ${liveOf(document, section)?.metadata.version} is live (registry revision ${revision})`);
  },
};
