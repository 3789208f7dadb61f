import { statusOf } from '@facade/platform/registry';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';

export const status: Command = {
  usage: '[--json]',
  summary: 'Lists the live release, the canary and the stored releases of each section.',
  async run(args) {
    const { json } = readFlags(args, { json: { type: 'boolean' } });
    const store = storeIn(dataFolder());
    const document = await store.registry.read();
    const state = statusOf(document);
    if (json) return console.log(JSON.stringify(state, null, 2));
    console.log(`registry revision ${state.revision}, ${document.extras.changedAt}, in ${store.storage.place}`);
    const { change, by, why } = document.extras;
    if (by) console.log(`  last change: ${change}, by ${by}${why ? `: ${why}` : ''}`);
    for (const [section, { live, canary, releases }] of Object.entries(state.sections)) {
      const share = canary ? `; canary ${canary.version} for ${canary.percent} %` : '';
      console.log(`  ${section} ${live ?? '(nothing live)'}${share}; ${releases.length} stored`);
      for (const [channel, version] of Object.entries(document.extras.channels[section] ?? {})) {
        console.log(`    channel ${channel}: ${version}`);
      }
    }
  },
};
