import { sampleOwners } from '@facade/cli/sample-agency';
import { describeReport, type FuzzReport, readSeed, fuzz as sendRequests } from '@facade/fuzz';
import { residentBytes } from '../load/resident-bytes.ts';
import type { Figure, Target } from '../report/figure.ts';
import type { Part } from './part.ts';

const REQUESTS = 100_000;
const MEGABYTE = 1e6;

/** Generated requests to every endpoint and page, well-formed or not; with a new seed unless `FACADE_FUZZ_SEED` is set. */
export const fuzz: Part = {
  title: `fuzz: ${REQUESTS} generated requests`,
  async measure({ sites, say }) {
    const site = await sites.composed();
    const [owner] = sampleOwners(sites.data);
    const memory = () => [residentBytes(site.child.pid), residentBytes(sites.api.child.pid)] as const;
    let half = memory();
    const report = await sendRequests({
      url: site.origin,
      seed: readSeed(process.env),
      requests: REQUESTS,
      owner,
      progress(requests) {
        // From here on all caches are full.
        if (requests <= REQUESTS / 2) half = memory();
        if (requests % 5000 === 0) say(`${requests} of ${REQUESTS}`);
      },
    });
    say(describeReport(report));
    const [shell, api] = memory();
    return [
      ...figuresOf(report),
      memoryFigure('shell', shell, half[0], [{ of: 'value', atMost: 500 }]),
      memoryFigure('api', api, half[1]),
    ];
  },
};

function figuresOf({ tally, findings, controls }: FuzzReport): Figure[] {
  const figure = (name: string, unit: string, value: number) => ({ name, page: 'all', unit, value });
  const none = { targets: [{ of: 'value' as const, atMost: 0 }] };
  return [
    figure('requests', '', tally.requests),
    { ...figure('answers of 5xx', '', tally.serverErrors), ...none },
    { ...figure('hangs over 5 s', '', tally.answers.late ?? 0), ...none },
    { ...figure('findings', '', findings.length), ...none },
    { ...figure('refused for their number (429)', '%', tally.share(429) * 100), targets: [{ of: 'value', atMost: 5 }] },
    figure('99 % of answers within', 'ms', tally.within(0.99)),
    figure('slowest answer', 'ms', tally.slowest),
    figure('slowest control request', 'ms', controls.slowest),
  ];
}

const memoryFigure = (name: string, end: number, half: number, targets: Target[] = []): Figure => ({
  name: `memory of the ${name}`,
  page: 'all',
  unit: 'MB',
  value: end / MEGABYTE,
  beside: { name: 'after half of them', value: half / MEGABYTE },
  targets: [...targets, { of: 'ratio', atMost: 1.25 }],
});
