import { historyOf } from '@facade/platform/registry';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { printSteps } from './goal-figures.ts';
import { reasonsIn } from './reasons.ts';
import { readSiteEvents } from './site-events.ts';

export const why: Command = {
  usage: '[--since 2h] [--json]',
  summary:
    'Lists what changed (releases, content, homes) beside the goals that fewer visitors reach than in the week before.',
  async run(args) {
    const flags = readFlags(args, { since: { type: 'string' }, json: { type: 'boolean' } });
    const events = await readSiteEvents(flags.since ?? '2h');
    const reasons = reasonsIn(await historyOf(storeIn(dataFolder()).registry), events);
    if (flags.json) return console.log(JSON.stringify(reasons, null, 2));
    const { since, changes, goals } = reasons;
    console.log(`since ${since}`);
    if (changes.length === 0) console.log('  nothing changed');
    for (const { kind, at, by, what, why } of changes)
      console.log(`  ${at}  ${kind}  ${by}  ${what}${why ? `: ${why}` : ''}`);
    const moved = goals.filter(({ verdict }) => verdict !== 'as before');
    if (moved.length === 0) console.log('  no goal is reached less often than in the week before');
    for (const { section, goal, since, before, verdict } of moved) {
      console.log(`  ${goal} on pages with ${section} (${verdict}): ${printSteps(since)}`);
      if (before) console.log(`    in the week before: ${printSteps(before)}`);
    }
  },
};
