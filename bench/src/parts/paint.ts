import type { Browser } from 'playwright';
import { openBrowser } from '../browser/open-page.ts';
import { type Visit, visit } from '../browser/visit.ts';
import type { Figure, Target } from '../report/figure.ts';
import { median } from '../report/median.ts';
import { PAGE_NAMES } from '../sites/sites.ts';
import type { Part } from './part.ts';

/** Cold loads on a slow phone: largest paint, blocked main thread, layout shift. */
export const paint: Part = {
  title: 'paint: cold, Slow 4G and a processor four times slower',
  async measure({ sites, rounds, say }) {
    const composed = await sites.composed();
    const still = await sites.references(composed);
    const browser = await openBrowser();
    const figures: Figure[] = [];
    try {
      for (const page of PAGE_NAMES) {
        say(page);
        const path = sites.paths[page];
        const inUse = await warmUp(browser, composed.origin + path, still.origin + path);
        const ours: Visit[] = [];
        const theirs: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) {
          ours.push(await visit(browser, composed.origin + path, { slow: true, alive: true }));
          theirs.push(await visit(browser, still.origin + path, { slow: true, alive: false }));
        }
        figures.push(...figuresOf(page, ours, theirs, inUse));
      }
    } finally {
      await browser.close();
    }
    return figures;
  },
};

/** Has every picture rasterized that the measured visits request. Returns the layout shift of scrolling the page to its end. */
async function warmUp(browser: Browser, composed: string, still: string): Promise<number> {
  await visit(browser, still, { alive: false });
  const { shift } = await visit(browser, composed, { alive: true, scroll: true });
  return shift;
}

function figuresOf(page: string, ours: readonly Visit[], theirs: readonly Visit[], shiftInUse: number): Figure[] {
  const figure = (name: string, unit: string, of: (visited: Visit) => number, targets: Target[] = []): Figure => ({
    name,
    page,
    unit,
    value: median(ours.map(of)),
    beside: { name: 'static page', value: median(theirs.map(of)) },
    targets,
  });
  return [
    figure('largest paint', 's', ({ largestPaint }) => largestPaint / 1000, [{ of: 'ratio', atMost: 1.3 }]),
    figure('blocked', 'ms', blocked, [{ of: 'value', atMost: 60 }]),
    figure('layout shift, loading', '', ({ shift }) => shift, [{ of: 'value', atMost: 0 }]),
    {
      name: 'layout shift, reading to the end',
      page,
      unit: '',
      value: shiftInUse,
      targets: [{ of: 'value', atMost: 0 }],
    },
    {
      name: 'interactive',
      page,
      unit: 's',
      value: median(ours.map(({ interactiveAt }) => (interactiveAt ?? 0) / 1000)),
    },
  ];
}

/** Longest task that does not count as blocking, in milliseconds. */
const SHORT = 50;

/** Total blocking time: the excess of long tasks between first contentful paint and interactive. */
function blocked({ longTasks, firstPaint, interactiveAt }: Visit): number {
  const until = interactiveAt ?? Number.POSITIVE_INFINITY;
  return longTasks
    .filter(({ start }) => start < until)
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, duration) => sum + Math.max(0, duration - SHORT), 0);
}
