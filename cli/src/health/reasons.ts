import type { HistoryEntry } from '@facade/platform/registry';
import type { SiteEvents } from '@facade/shared-domain/goals';
import type { ComparedGoal, SiteReasons } from '@facade/shared-domain/releases';
import { stepsByGoal, verdictOf } from './goal-figures.ts';

/** What changed since the beginning of these events, beside the goals. `history`: of the whole registry. */
export function reasonsIn(history: readonly HistoryEntry[], events: SiteEvents): SiteReasons {
  const releases = history.filter(({ at }) => at >= events.since);
  const changes: SiteReasons['changes'] = [
    ...releases.map(({ at, by, what, why }) => ({ kind: 'release' as const, at, by, what, why })),
    ...events.changes.map((change) => ({ ...change, why: null })),
  ];
  changes.sort((a, b) => (a.at < b.at ? 1 : -1));
  return { since: events.since, changes, goals: comparedGoals(events) };
}

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
