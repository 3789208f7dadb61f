import { canaryOf, historyOf, liveOf, versionBefore } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { usualSite } from '../commands/settings.ts';
import { readPublished } from '../release/find-section.ts';
import { dataFolder } from '../site/data-folder.ts';
import { storeIn } from '../site/site-store.ts';
import { printSteps, type Steps, stepsByGoal, type Verdict, verdictOf } from './goal-figures.ts';
import { figuresOf, type ReleaseFigures, readMetrics } from './release-metrics.ts';
import { readSiteEvents } from './site-events.ts';

/** How a release of a section does. */
interface ReleaseHealth {
  version: string;
  place: 'live' | 'canary' | 'before';
  /** Share of the visitors in percent. */
  percent: number;
  /** ISO time of the change that gave it visitors, by whom, and why; null if the history does not have it. */
  since: { at: string; by: string; why: string | null } | null;
  /** Of the shell that was asked, since its start; null if it does not answer. */
  figures: ReleaseFigures | null;
  goals: Record<string, Steps & { verdict?: Verdict }>;
}

export const health: Command = {
  usage: 'SECTION [--since 7d] [--json]',
  summary:
    'Says how the releases of a section do: since when, by whom, loads, failures, page speed, what visitors achieve.',
  async run(args) {
    const { section, flags } = readArguments(args, { since: { type: 'string' }, json: { type: 'boolean' } });
    const releases = await healthOf(section, flags.since ?? '7d', usualSite());
    if (flags.json) return console.log(JSON.stringify({ section, releases }, null, 2));
    for (const release of releases) console.log(printed(section, release));
  },
};

/** The canary, the live release and the one before it: the first is compared with the second, the second with the third. */
async function healthOf(section: string, since: string, site: string): Promise<ReleaseHealth[]> {
  const store = storeIn(dataFolder());
  const document = await readPublished(store, section);
  const [metrics, { goals }] = await Promise.all([readMetrics(site), readSiteEvents(since)]);
  const [live, canary] = [liveOf(document, section), canaryOf(document, section)];
  const before = live && (await versionBefore(store.registry, section, live.metadata.version));
  const places = [
    canary && { version: canary.metadata.version, place: 'canary' as const, percent: canary.deployment.traffic },
    live && { version: live.metadata.version, place: 'live' as const, percent: live.deployment.traffic },
    before ? { version: before, place: 'before' as const, percent: 0 } : undefined,
  ].filter((one) => one !== undefined);
  const changes = await historyOf(store.registry, section);
  const ofRelease = places.map(({ version }) =>
    stepsByGoal(goals.filter((count) => count.section === section && count.release === version)),
  );
  return places.map(({ version, place, percent }, index) => {
    const begin = changes.findLast((change) => (place === 'canary' ? change.canary?.version : change.live) === version);
    const other = ofRelease[index + 1];
    return {
      version,
      place,
      percent,
      since: begin ? { at: begin.at, by: begin.by, why: begin.why } : null,
      figures: metrics === null ? null : figuresOf(metrics, section, version),
      goals: Object.fromEntries(
        [...(ofRelease[index] ?? [])].map(([goal, steps]) => [
          goal,
          { ...steps, ...(other ? { verdict: verdictOf(goal, steps, other.get(goal)) } : {}) },
        ]),
      ),
    };
  });
}

/** What browsers report of the code of a release. */
const HARMS: Readonly<Record<string, string>> = {
  blocks: 'blocked the main thread',
  listeners: 'collected listeners on window',
  patches: 'changed built-in objects',
};

function printed(section: string, { version, place, percent, since, figures, goals }: ReleaseHealth): string {
  const share = place === 'canary' ? ` for ${percent} %` : '';
  const begin = since ? `, since ${since.at} by ${since.by}${since.why ? `: ${since.why}` : ''}` : '';
  const lcp = figures?.lcp ? `, largest paint within ${figures.lcp} s for three of four` : '';
  const harms = Object.entries(figures?.harms ?? {}).map(
    ([harm, pages]) => `; ${HARMS[harm] ?? harm} on ${pages} pages`,
  );
  const counted = figures
    ? `${figures.loads} loads, ${figures.failures.server} failures on the server, ${figures.failures.browser} in browsers${lcp}${harms.join('')}`
    : 'the shell does not tell loads and failures';
  const lines = Object.entries(goals).map(
    ([goal, steps]) =>
      `    ${goal}: ${printSteps(steps)}${steps.verdict && steps.verdict !== 'as before' ? ` (${steps.verdict})` : ''}`,
  );
  return [`${section} ${version} ${place}${share}${begin}`, `    ${counted}`, ...lines].join('\n');
}
