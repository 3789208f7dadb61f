import { type Status, statusOf } from '@facade/platform/registry';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { keyedSite, REMOTE, storeHere } from '../site/remote-site.ts';

export const status: Command = {
  usage: '[--json] [--site URL --key FILE]',
  summary: 'Lists the live release, the canary and the stored releases of each section.',
  async run(args) {
    const { json, ...flags } = readFlags(args, { json: { type: 'boolean' }, ...REMOTE });
    const remote = await keyedSite(flags);
    if (remote) return print(await remote.status(), json);
    const store = storeHere(flags);
    const document = await store.registry.read();
    const state = statusOf(document);
    if (json) return print(state, json);
    console.log(`registry revision ${state.revision}, ${document.extras.changedAt}, in ${store.storage.place}`);
    const { change, by, why } = document.extras;
    if (by) console.log(`  last change: ${change}, by ${by}${why ? `: ${why}` : ''}`);
    print(state, json);
  },
};

function print(state: Status, json: boolean | undefined): void {
  if (json) {
    console.log(JSON.stringify(state, null, 2));
    return;
  }
  for (const [section, { live, canary, channels, releases }] of Object.entries(state.sections)) {
    const share = canary ? `; canary ${canary.version} for ${canary.percent} %` : '';
    console.log(`  ${section} ${live ?? '(nothing live)'}${share}; ${releases.length} stored`);
    for (const [channel, version] of Object.entries(channels ?? {})) console.log(`    channel ${channel}: ${version}`);
  }
}
