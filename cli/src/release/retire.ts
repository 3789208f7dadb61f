import { removeChannel, retireSection } from '@facade/platform/registry';
import { channelOf, readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { readPublished } from './find-section.ts';

export const retire: Command = {
  usage: 'SECTION [--channel NAME] [--why TEXT]',
  summary: 'Takes a section off the site, or removes one of its channels. Its releases stay: promote brings one back.',
  async run(args) {
    const { section, flags } = readArguments(args, { channel: { type: 'string' }, why: { type: 'string' } });
    const store = storeIn(dataFolder());
    await readPublished(store, section);
    const reason = flags.why === undefined ? {} : { why: flags.why };
    if (flags.channel === undefined) {
      const { extras } = await retireSection(store, section, reason);
      console.log(`${section} is off the site (registry revision ${extras.revision})`);
    } else {
      const channel = channelOf(flags.channel);
      const { extras } = await removeChannel(store, section, channel, reason);
      console.log(`${section} has no channel ${channel} any more (registry revision ${extras.revision})`);
    }
  },
};
