import { endCanary } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { readPublished } from './find-section.ts';
import { outcomeOf } from './outcome.ts';

export const halt: Command = {
  usage: 'SECTION [--why TEXT]',
  summary: 'Ends the canary: everybody gets the live release again.',
  async run(args) {
    const { section, flags } = readArguments(args, { why: { type: 'string' } });
    const store = storeIn(dataFolder());
    await readPublished(store, section);
    const document = await endCanary(store, section, flags.why === undefined ? {} : { why: flags.why });
    console.log(outcomeOf(document, section));
  },
};
