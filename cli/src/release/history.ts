import { historyOf } from '@facade/platform/registry';
import { readOptionalSection } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { readPublished } from './find-section.ts';

export const history: Command = {
  usage: '[SECTION] [--json]',
  summary: 'Lists the changes of a section or the whole site, newest first: revision, when, who, what and why.',
  async run(args) {
    const { section, flags } = readOptionalSection(args, { json: { type: 'boolean' } });
    const store = storeIn(dataFolder());
    if (section !== undefined) await readPublished(store, section);
    const entries = await historyOf(store.registry, section);
    if (flags.json) return console.log(JSON.stringify(entries, null, 2));
    for (const { revision, at, by, what, why } of entries) {
      console.log(`${String(revision).padStart(5)}  ${at}  ${by}  ${what}${why ? `: ${why}` : ''}`);
    }
  },
};
