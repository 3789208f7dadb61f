import { liveOf, rollBack } from '@facade/platform/registry';
import { readArguments, revisionOf } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { readPublished } from './find-section.ts';

const OPTIONS = { to: { type: 'string' }, why: { type: 'string' }, 'despite-halt': { type: 'boolean' } } as const;

export const rollback: Command = {
  usage: 'SECTION [--to REVISION [--despite-halt]] [--why TEXT]',
  summary:
    'Ends the canary; without a canary, makes the previous live release live again, or that of a stored revision (--to).',
  async run(args) {
    const { section, flags } = readArguments(args, OPTIONS);
    const to = flags.to === undefined ? undefined : revisionOf(flags.to);
    const store = storeIn(dataFolder());
    await readPublished(store, section);
    const document = await rollBack(store, section, {
      ...(to === undefined ? {} : { to }),
      despiteHalt: flags['despite-halt'],
      ...(flags.why === undefined ? {} : { why: flags.why }),
    });
    const { revision } = document.extras;
    console.log(`${section} ${liveOf(document, section)?.metadata.version} is live (registry revision ${revision})`);
  },
};
