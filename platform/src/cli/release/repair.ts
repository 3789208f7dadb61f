import { actor } from '../../registry/actor.ts';
import type { Command } from '../command.ts';
import { dataFolder } from '../site-folders.ts';
import { storeIn } from '../site-store.ts';
import { readFlags } from './arguments.ts';

export const repair: Command = {
  usage: '[--why TEXT]',
  summary: 'Where the newest revision of the registry is damaged: makes the last sound one the newest again.',
  async run(args) {
    const { why } = readFlags(args, { why: { type: 'string' } });
    const { registry } = storeIn(dataFolder());
    const repaired = await registry.repair({ by: actor(), ...(why === undefined ? {} : { why }) });
    if (!repaired) return console.log('the newest revision is sound: there is nothing to repair');
    console.log(`${repaired.extras.change} (registry revision ${repaired.extras.revision})`);
  },
};
