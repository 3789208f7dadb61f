import { rollBack, type Status, statusOf } from '@facade/platform/registry';
import { readArguments, revisionOf } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { publishingSite, REMOTE, storeHere } from '../site/remote-site.ts';
import { assertConfirmed, YES } from './confirmed.ts';
import { readPublished } from './find-section.ts';
import { outcomeOf } from './outcome.ts';

const OPTIONS = {
  ...YES,
  ...REMOTE,
  to: { type: 'string' },
  why: { type: 'string' },
  'despite-halt': { type: 'boolean' },
} as const;

export const rollback: Command = {
  usage: 'SECTION [--to REVISION [--despite-halt]] [--site URL] [--key FILE] [--why TEXT] [--yes]',
  summary:
    'Ends the canary; without a canary, makes the previous live release live again, or that of a stored revision (--to).',
  async run(args) {
    const { section, flags } = readArguments(args, OPTIONS);
    const to = flags.to === undefined ? undefined : revisionOf(flags.to);
    const target = {
      ...(to === undefined ? {} : { to }),
      ...(flags['despite-halt'] ? { despiteHalt: true } : {}),
      ...(flags.why === undefined ? {} : { why: flags.why }),
    };
    const remote = await publishingSite(flags);
    if (remote) {
      await confirm(section, to, await remote.status(), flags.yes);
      return console.log((await remote.change(section, 'rollback', target)).outcome);
    }
    const store = storeHere(flags);
    await confirm(section, to, statusOf(await readPublished(store, section)), flags.yes);
    console.log(outcomeOf(await rollBack(store, section, target), section));
  },
};

async function confirm(section: string, to: number | undefined, { sections }: Status, yes: boolean | undefined) {
  const { live = null, canary } = sections[section] ?? {};
  if (live === null) return;
  const target = to === undefined ? 'the release before it' : `its release of revision ${to}`;
  const question =
    canary && to === undefined
      ? `End the canary ${canary.version} of ${section}?`
      : `${section} ${live} is live. Make ${target} live?`;
  await assertConfirmed(question, yes);
}
