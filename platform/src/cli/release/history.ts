import { historyOf } from '../../registry/history.ts';
import type { Command } from '../command.ts';
import { dataFolder } from '../site-folders.ts';
import { storeIn } from '../site-store.ts';
import { readArguments } from './arguments.ts';
import { readPublished } from './find-section.ts';

export const history: Command = {
  usage: 'SECTION [--json]',
  summary: 'Says what changed for a section, newest first: revision, when, who, what and why.',
  async run(args) {
    const { section, flags } = readArguments(args, { json: { type: 'boolean' } });
    const store = storeIn(dataFolder());
    await readPublished(store, section);
    const entries = await historyOf(store.registry, section);
    if (flags.json) return console.log(JSON.stringify(entries, null, 2));
    for (const { revision, at, by, what, why } of entries) {
      console.log(`${String(revision).padStart(5)}  ${at}  ${by}  ${what}${why ? `: ${why}` : ''}`);
    }
  },
};
