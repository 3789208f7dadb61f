import { historyOf } from '@facade/platform/registry';
import type { SiteChange } from '../client/protocol.ts';
import { readOptionalSection } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { keyedSite, REMOTE, type RemoteFlags, storeHere } from '../site/remote-site.ts';
import { readPublished } from './find-section.ts';

export const history: Command = {
  usage: '[SECTION] [--json] [--site URL --key FILE]',
  summary: 'Lists the changes of a section or the whole site, newest first: revision, when, who, what and why.',
  async run(args) {
    const { section, flags } = readOptionalSection(args, { ...REMOTE, json: { type: 'boolean' } });
    const remote = await keyedSite(flags);
    const entries = remote ? await remote.history(section) : await readHistory(section, flags);
    if (flags.json) return console.log(JSON.stringify(entries, null, 2));
    for (const { revision = '', at, by, automatic, what, why } of entries) {
      console.log(
        `${String(revision).padStart(5)}  ${at}  ${by}${automatic ? ' (automatic)' : ''}  ${what}${why ? `: ${why}` : ''}`,
      );
    }
  },
};

async function readHistory(section: string | undefined, flags: RemoteFlags): Promise<SiteChange[]> {
  const store = storeHere(flags);
  if (section !== undefined) await readPublished(store, section);
  return historyOf(store.registry, section);
}
