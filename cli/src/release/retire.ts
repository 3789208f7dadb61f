import { liveOf, removeChannel, retireSection } from '@facade/platform/registry';
import { channelOf, readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { assertConfirmed, YES } from './confirmed.ts';
import { readPublished } from './find-section.ts';

export const retire: Command = {
  usage: 'SECTION [--channel NAME] [--why TEXT] [--yes]',
  summary: 'Takes a section off the site, or removes one of its channels. Its releases stay: promote brings one back.',
  async run(args) {
    const { section, flags } = readArguments(args, { ...YES, channel: { type: 'string' }, why: { type: 'string' } });
    const store = storeIn(dataFolder());
    const document = await readPublished(store, section);
    const reason = flags.why === undefined ? {} : { why: flags.why };
    if (flags.channel === undefined) {
      // The error says that it is not live.
      if (liveOf(document, section))
        await assertConfirmed(`Take ${section} off the site for every visitor?`, flags.yes);
      const { extras } = await retireSection(store, section, reason);
      console.log(`${section} is off the site (registry revision ${extras.revision})`);
    } else {
      const channel = channelOf(flags.channel);
      const { extras } = await removeChannel(store, section, channel, reason);
      console.log(`${section} has no channel ${channel} any more (registry revision ${extras.revision})`);
    }
  },
};
