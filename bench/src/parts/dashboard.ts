import { measureDashboard, type VisitsLoad } from '@facade/api/testing/dashboard-run';
import type { Figure } from '../report/figure.ts';
import type { Part } from './part.ts';

/**
 * Visits of the sample agency after its first month, and of a large one after ten years: current homes with visits every day,
 * and a million with some.
 */
const LITTLE: VisitsLoad = { homes: 104, days: 30 };
const MUCH: VisitsLoad = { homes: 2000, days: 3652, others: 998_000 };

const REQUESTS = 1000;

const inWords = ({ homes, days, others = 0 }: VisitsLoad) =>
  `${days.toLocaleString('en')} days of ${(homes + others).toLocaleString('en')} homes`;

/** How ten years of visits slow down an owner's dashboard. */
export const dashboard: Part = {
  title: `dashboard: ${inWords(MUCH)} in the table of visits`,
  async measure({ say }) {
    say('PostgreSQL');
    const [little, much] = await measureDashboard([LITTLE, MUCH], REQUESTS);
    if (!little || !much) return [];
    const figure = (name: string, part: 'p50' | 'p99'): Figure => ({
      name,
      page: '',
      unit: 'ms',
      value: much[part],
      beside: { name: inWords(LITTLE), value: little[part] },
    });
    return [
      figure('answered in, median', 'p50'),
      { ...figure('answered in, p99', 'p99'), targets: [{ of: 'ratio', atMost: 3 }] },
    ];
  },
};
