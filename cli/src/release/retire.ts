import { liveOf, removeChannel, retireSection } from '@facade/platform/registry';
import { channelOf, readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { publishingSite, REMOTE, storeHere } from '../site/remote-site.ts';
import { assertConfirmed, YES } from './confirmed.ts';
import { readPublished } from './find-section.ts';
import { outcomeOf } from './outcome.ts';

const QUESTION = (section: string) => `Take ${section} off the site for every visitor?`;

export const retire: Command = {
  usage: 'SECTION [--channel NAME] [--site URL] [--key FILE] [--why TEXT] [--yes]',
  summary: 'Takes a section off the site, or removes one of its channels. Its releases stay: promote brings one back.',
  async run(args) {
    const { section, flags } = readArguments(args, {
      ...YES,
      ...REMOTE,
      channel: { type: 'string' },
      why: { type: 'string' },
    });
    const reason = flags.why === undefined ? {} : { why: flags.why };
    const channel = flags.channel === undefined ? undefined : channelOf(flags.channel);
    const remote = await publishingSite(flags);
    if (remote) {
      if (channel === undefined) await assertConfirmed(QUESTION(section), flags.yes);
      const request = { ...reason, ...(channel === undefined ? {} : { channel }) };
      return console.log((await remote.change(section, 'retire', request)).outcome);
    }
    const store = storeHere(flags);
    const document = await readPublished(store, section);
    if (channel === undefined) {
      // The error says that it is not live.
      if (liveOf(document, section)) await assertConfirmed(QUESTION(section), flags.yes);
      console.log(outcomeOf(await retireSection(store, section, reason), section));
    } else {
      console.log(outcomeOf(await removeChannel(store, section, channel, reason), section));
    }
  },
};
