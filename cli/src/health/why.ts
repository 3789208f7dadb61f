import { historyOf } from '@facade/platform/registry';
import type { SiteChange, SiteEvents } from '@facade/shared-domain/goals';
import { readFlags } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { printSteps, type Steps, stepsByGoal, type Verdict, verdictOf } from './goal-figures.ts';
import { readSiteEvents } from './site-events.ts';

/** A goal of the pages with a section, since a time and in the week before. */
export interface ComparedGoal {
  section: string;
  goal: string;
  since: Steps;
  before: Steps | null;
  verdict: Verdict;
}

export const why: Command = {
  usage: '[--since 2h] [--json]',
  summary:
    'Lists what changed (releases, content, homes) beside the goals that fewer visitors reach than in the week before.',
  async run(args) {
    const flags = readFlags(args, { since: { type: 'string' }, json: { type: 'boolean' } });
    const events = await readSiteEvents(flags.since ?? '2h');
    const history = await historyOf(storeIn(dataFolder()).registry);
    const releases = history.filter(({ at }) => at >= events.since);
    const changes = [
      ...releases.map(({ at, by, what, why }) => ({ kind: 'release', at, by, what, why })),
      ...others(events),
    ];
    changes.sort((a, b) => (a.at < b.at ? 1 : -1));
    const goals = comparedGoals(events);
    if (flags.json) return console.log(JSON.stringify({ since: events.since, changes, goals }, null, 2));
    console.log(`since ${events.since}`);
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

const others = ({ changes }: SiteEvents) => changes.map((change: SiteChange) => ({ ...change, why: null }));

/** Every goal of the pages with each section. Its releases are added up: which one is to blame shows in what changed. */
export function comparedGoals({ goals, before }: Pick<SiteEvents, 'goals' | 'before'>): ComparedGoal[] {
  const sections = [...new Set(goals.map(({ section }) => section))].sort();
  return sections.flatMap((section) => {
    const earlier = stepsByGoal(before.filter((count) => count.section === section));
    return [...stepsByGoal(goals.filter((count) => count.section === section))].map(([goal, since]) => ({
      section,
      goal,
      since,
      before: earlier.get(goal) ?? null,
      verdict: verdictOf(goal, since, earlier.get(goal)),
    }));
  });
}
