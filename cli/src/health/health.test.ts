import type { GoalCount } from '@facade/shared-domain/goals';
import { stepsByGoal } from './goal-figures.ts';
import { comparedGoals } from './reasons.ts';
import { figuresOf } from './release-metrics.ts';

const counts = (visitors: Partial<Record<GoalCount['step'], number>>, release = '1'): GoalCount[] =>
  Object.entries(visitors).map(([step, count]) => ({
    goal: 'contact',
    step: step as GoalCount['step'],
    section: 'mf-forms',
    release,
    visitors: count,
  }));

test('names the goals that fewer visitors reach than in the week before, whatever release they had', () => {
  const before = counts({ shown: 900, begun: 60, sent: 50, accepted: 46 });
  const goals = [...counts({ shown: 40, begun: 30, sent: 14 }), ...counts({ shown: 30, begun: 20, sent: 14 }, '2')];
  expect(comparedGoals({ goals, before })).toEqual([
    {
      section: 'mf-forms',
      goal: 'contact',
      since: { shown: 70, begun: 50, sent: 28, refused: 0, accepted: 0 },
      before: { shown: 900, begun: 60, sent: 50, refused: 0, accepted: 46 },
      verdict: 'lower',
    },
  ]);
  expect(comparedGoals({ goals: before, before })[0]?.verdict).toBe('as before');
  expect(comparedGoals({ goals, before: [] })[0]).toMatchObject({ before: null, verdict: 'as before' });
});

test('adds up steps by goal, in the order of their names', () => {
  const both = [
    ...counts({ shown: 1 }),
    ...counts({ shown: 2 }),
    { ...(counts({ sent: 3 })[0] as GoalCount), goal: 'a' },
  ];
  expect([...stepsByGoal(both)].map(([goal, { shown, sent }]) => [goal, shown, sent])).toEqual([
    ['a', 0, 3],
    ['contact', 3, 0],
  ]);
});

test('reads loads, failures and the largest paint of one release from the metrics', () => {
  const labels = 'section="mf-forms",release="1.0.0"';
  const metrics = `# HELP facade_section_loads_total x
facade_section_loads_total{${labels},side="server"} 3
facade_section_loads_total{${labels},side="browser"} 20
facade_section_loads_total{section="mf-forms",release="1.0.0-b",side="browser"} 99
facade_section_failures_total{${labels},side="server"} 1
facade_section_failures_total{${labels},side="browser"} 2
facade_section_harms_total{${labels},harm="blocks"} 3
facade_web_vital_seconds_bucket{le="1",vital="lcp",${labels}} 2
facade_web_vital_seconds_bucket{le="2.5",vital="lcp",${labels}} 3
facade_web_vital_seconds_bucket{le="+Inf",vital="lcp",${labels}} 4
facade_web_vital_seconds_bucket{le="1",vital="fcp",${labels}} 9
facade_web_vital_shift_bucket{le="0.1",${labels}} 1
facade_web_vital_shift_bucket{le="+Inf",${labels}} 1`;
  expect(figuresOf(metrics, 'mf-forms', '1.0.0')).toEqual({
    loads: 20,
    failures: { server: 1, browser: 2 },
    harms: { blocks: 3 },
    vitals: { lcp: 2.5, inp: null, cls: 0.1 },
  });
  expect(figuresOf(metrics, 'mf-forms', '2.0.0')).toMatchObject({ loads: 0, harms: {}, vitals: { lcp: null } });
});
