import { endCanary } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { publishingSite, REMOTE, storeHere } from '../site/remote-site.ts';
import { readPublished } from './find-section.ts';
import { outcomeOf } from './outcome.ts';

export const halt: Command = {
  usage: 'SECTION [--site URL] [--key FILE] [--why TEXT]',
  summary: 'Ends the canary: everybody gets the live release again.',
  async run(args) {
    const { section, flags } = readArguments(args, { ...REMOTE, why: { type: 'string' } });
    const reason = flags.why === undefined ? {} : { why: flags.why };
    const remote = await publishingSite(flags);
    if (remote) return console.log((await remote.change(section, 'halt', reason)).outcome);
    const store = storeHere(flags);
    await readPublished(store, section);
    const document = await endCanary(store, section, reason);
    console.log(outcomeOf(document, section));
  },
};
