import { actor } from '@facade/platform/registry';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';

export const repair: Command = {
  usage: '[--why TEXT]',
  summary: 'If the newest revision of the registry is damaged: makes the last valid one the newest again.',
  async run(args) {
    const { why } = readFlags(args, { why: { type: 'string' } });
    const { registry } = storeIn(dataFolder());
    const repaired = await registry.repair({ by: actor(), ...(why === undefined ? {} : { why }) });
    if (!repaired) return console.log('the newest revision is valid: there is nothing to repair');
    console.log(`${repaired.extras.change} (registry revision ${repaired.extras.revision})`);
  },
};
