import type { Harm, ReleaseFigures } from '@facade/shared-domain/releases';

const TIMEOUT = 2000;
/** Of visits, as web vitals are judged. */
const QUARTILE = 0.75;

/** The metrics of the shell at this address; null if there is none, or it does not tell us. */
export async function readMetrics(site: string): Promise<string | null> {
  const answer = await fetch(new URL('/metrics', site), { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

/** The figures of a release in metrics of Prometheus' text format. */
export function figuresOf(metrics: string, section: string, release: string): ReleaseFigures {
  const samples = metrics
    .split('\n')
    .filter((line) => line.includes(`section="${section}"`) && line.includes(`release="${release}"`));
  const sum = (name: string, label: string) =>
    samples
      .filter((line) => line.startsWith(`${name}{`) && line.includes(label))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  const failures = (side: string) => sum('facade_section_failures_total', `side="${side}"`);
  return {
    loads: sum('facade_section_loads_total', 'side="browser"'),
    failures: { server: failures('server'), browser: failures('browser') },
    harms: harmsIn(samples),
    vitals: {
      lcp: quartileOf(samples.filter((line) => /^facade_web_vital_seconds_bucket\{.*vital="lcp"/.test(line))),
      inp: quartileOf(samples.filter((line) => /^facade_web_vital_seconds_bucket\{.*vital="inp"/.test(line))),
      cls: quartileOf(samples.filter((line) => line.startsWith('facade_web_vital_shift_bucket{'))),
    },
  };
}

function harmsIn(samples: readonly string[]): ReleaseFigures['harms'] {
  const counts = samples.flatMap((line) => {
    const [, harm = '', count] = /^facade_section_harms_total\{.*harm="([^"]+)".*\} (\d+)/.exec(line) ?? [];
    return harm ? [[harm as Harm, Number(count)] as const] : [];
  });
  return Object.fromEntries(counts);
}

/** The bound of the first bucket that holds enough of all values. */
function quartileOf(buckets: readonly string[]): number | null {
  const bounds = buckets.map((line) => ({
    bound: Number(/le="([^"]+)"/.exec(line)?.[1]?.replace('+Inf', 'Infinity')),
    count: Number(line.slice(line.lastIndexOf(' ') + 1)),
  }));
  const all = Math.max(0, ...bounds.map(({ count }) => count));
  if (all === 0) return null;
  const enough = bounds.filter(({ count }) => count >= all * QUARTILE).map(({ bound }) => bound);
  const bound = Math.min(...enough);
  return Number.isFinite(bound) ? bound : null;
}
