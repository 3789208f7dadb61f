import type { Store } from '@facade/platform/registry';
import type { Harm, ReleaseError, ReleaseHealth } from '@facade/shared-domain/releases';
import { readArguments } from '../commands/arguments.ts';
import type { Command } from '../commands/command.ts';
import { keyedSite, REMOTE, storeHere } from '../site/remote-site.ts';
import { printSteps } from './goal-figures.ts';

/** @param here of the store of this machine, which a section of its own has not got */
export const healthCommand = (
  here?: (store: Store, section: string, since?: string) => Promise<ReleaseHealth[]>,
): Command => ({
  usage: 'SECTION [--since 7d] [--json] [--site URL --key FILE]',
  summary:
    'Says how the releases of a section do: since when, by whom, size, loads, failures, errors in browsers, harm, page speed, what visitors achieve.',
  async run(args) {
    const options = { ...REMOTE, since: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { section, flags } = readArguments(args, options);
    const remote = await keyedSite(flags);
    const { since } = flags;
    const releases = remote ? await remote.health(section, since) : await here?.(storeHere(flags), section, since);
    if (flags.json) return console.log(JSON.stringify({ section, releases }, null, 2));
    for (const release of releases ?? []) console.log(printed(section, release));
  },
});

function printed(
  section: string,
  { version, place, percent, since, size, figures, errors, goals }: ReleaseHealth,
): string {
  const share = place === 'canary' ? ` for ${percent} %` : '';
  const begin = since ? `, since ${since.at} by ${since.by}${since.why ? `: ${since.why}` : ''}` : '';
  const lines = Object.entries(goals).map(
    ([goal, steps]) =>
      `    ${goal}: ${printSteps(steps)}${steps.verdict && steps.verdict !== 'as before' ? ` (${steps.verdict})` : ''}`,
  );
  return [
    `${section} ${version} ${place}${share}${begin}`,
    ...(size === null ? [] : [`    ${(size / 1024).toFixed(1)} KB of compressed script`]),
    `    ${counted(figures)}`,
    ...errors.map(printedError),
    ...lines,
  ].join('\n');
}

const printedError = ({ message, places: [thrown, ...callers], pages, lastSeen }: ReleaseError): string =>
  [
    `    ${pages} pages, last ${lastSeen}: ${message || 'all other errors'}`,
    ...(thrown ? [`        at ${[thrown, ...callers].join(', from ')}`] : []),
  ].join('\n');

/** What browsers report of the code of a release. */
const HARMS: Readonly<Record<Harm, string>> = {
  blocks: 'blocked the main thread',
  listeners: 'collected listeners on window',
  patches: 'changed built-in objects',
};

function counted(figures: ReleaseHealth['figures']): string {
  if (!figures) return 'the shell does not tell loads and failures';
  const { loads, failures, harms, vitals } = figures;
  const speed = [
    vitals.lcp !== null && `largest paint within ${vitals.lcp} s`,
    vitals.inp !== null && `answer to a touch within ${vitals.inp} s`,
    vitals.cls !== null && `layout shift up to ${vitals.cls}`,
  ].filter(Boolean);
  const measured = speed.length > 0 ? `; for three of four visits: ${speed.join(', ')}` : '';
  const harmed = Object.entries(harms).map(([harm, pages]) => `; ${HARMS[harm as Harm]} on ${pages} pages`);
  return `${loads} loads, ${failures.server} failures on the server, ${failures.browser} in browsers${measured}${harmed.join('')}`;
}
