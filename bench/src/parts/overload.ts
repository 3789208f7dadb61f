import { Agent } from 'node:http';
import { join } from 'node:path';
import { SMALL } from '@facade/cli/server-plans';
import { ask } from '../load/ask.ts';
import type { Flood, Flooded } from '../load/flood.ts';
import { residentBytes } from '../load/resident-bytes.ts';
import { untilAtRest } from '../load/until-at-rest.ts';
import type { Figure } from '../report/figure.ts';
import { percentile } from '../report/percentile.ts';
import { type StartedProcess, startProcess, stopProcess } from '../sites/start-process.ts';
import type { Part } from './part.ts';

const PROBES = 4;
/** Milliseconds between two requests of a probe, and of the baseline before the first flood. */
const PAUSE = 10;
const IDLE = 10_000;
/** Delay before measuring the memory after a flood, in milliseconds. */
const AFTER = 60_000;
const SAMPLE = 250;

/**
 * Unknown towns, so that each is a distinct page; searches of the maximum address length; longer ones, which are refused with
 * 414; parameters that no page reads.
 */
const FLOODS: Record<'pages' | 'searches' | 'tooLong' | 'tags', Omit<Flood, 'url'> & { query: string }> = {
  pages: { query: '?city={}', connections: 200, seconds: 60 },
  searches: { query: `?q={}${'+ab+cd'.repeat(300)}`, connections: 100, seconds: 15 },
  tooLong: { query: `?q={}${'+ab+cd'.repeat(1000)}`, connections: 100, seconds: 15, refusedWith: 414 },
  tags: { query: '?utm_content={}', connections: 20, seconds: 15 },
};

/** More pages are requested than a shell can render, while other visitors read cached pages. */
export const overload: Part = {
  title: `overload: ${FLOODS.pages.connections} connections with addresses of their own for ${FLOODS.pages.seconds} s`,
  async measure({ sites, say }) {
    const site = await sites.composed(SMALL);
    const url = site.origin + sites.paths.list;
    say('until the pictures are prepared');
    await untilAtRest(sites.api.child.pid);
    await ask(url, new Agent());
    await probe(url, IDLE);
    const idle = await probe(url, IDLE);
    const beside = { name: 'idle', value: percentile(idle, 99) };
    const p99 = (name: string, times: number[], atMost: number): Figure => ({
      name,
      page: 'list',
      unit: 'ms',
      value: percentile(times, 99),
      beside,
      targets: [{ of: 'ratio', atMost }],
    });
    say('pages of their own');
    const atFirst = await renders(site);
    const pages = await flood(site, url, FLOODS.pages);
    const rendered = (await renders(site)) - atFirst;
    await new Promise((resolve) => setTimeout(resolve, AFTER));
    const after = residentBytes(site.child.pid);
    say('long searches');
    const searches = await flood(site, url, FLOODS.searches);
    say('searches that are too long');
    const tooLong = await flood(site, url, FLOODS.tooLong);
    say('tags of campaigns');
    const before = await renders(site);
    const tags = await flood(site, url, FLOODS.tags);
    const all = [pages, searches, tooLong, tags].map(({ flooded }) => flooded);
    return [
      p99('cached page, 99 of 100, pages of their own', pages.times, 3),
      p99('cached page, 99 of 100, long searches', searches.times, 3),
      p99('cached page, 99 of 100, searches that are too long', tooLong.times, 3),
      atMost('memory at most', 'MB', pages.memory / 1e6, 500),
      atMost('memory a minute later', 'MB', after / 1e6, 300),
      atMost('wrong answers', '', sum(all, 'wrong'), 0),
      atMost('longest answer', 's', Math.max(...all.map(({ longest }) => longest)) / 1000, 5),
      atMost('pages rendered for tags', '', (await renders(site)) - before, 0),
      { name: 'pages rendered', page: 'list', unit: '/s', value: rendered / FLOODS.pages.seconds },
      { name: 'refused', page: 'list', unit: '/s', value: pages.flooded.refused / FLOODS.pages.seconds },
    ];
  },
};

const atMost = (name: string, unit: string, value: number, limit: number): Figure => ({
  name,
  page: 'list',
  unit,
  value,
  targets: [{ of: 'value', atMost: limit }],
});

const sum = (all: Flooded[], what: 'wrong'): number => all.reduce((total, one) => total + one[what], 0);

/** Milliseconds of each answer to visitors who read a cached page; Infinity if the answer was not the page. */
async function probe(url: string, milliseconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: PROBES });
  const times: number[] = [];
  const end = Date.now() + milliseconds;
  const read = async () => {
    while (Date.now() < end) {
      const answer = await ask(url, agent);
      times.push(answer.status === 200 ? answer.milliseconds : Number.POSITIVE_INFINITY);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  await Promise.all(Array.from({ length: PROBES }, read));
  agent.destroy();
  return times;
}

async function flood(site: StartedProcess, url: string, { query, ...how }: (typeof FLOODS)['pages']) {
  const flooder = await startProcess(join(import.meta.dirname, '../load/flood.ts'));
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, residentBytes(site.child.pid));
  }, SAMPLE);
  try {
    const done = new Promise<Flooded>((resolve) => flooder.child.once('message', resolve));
    flooder.child.send({ url: url + query, ...how } satisfies Flood);
    const times = await probe(url, how.seconds * 1000);
    return { times, memory, flooded: await done };
  } finally {
    clearInterval(sampling);
    await stopProcess(flooder);
  }
}

/** Renders of the list's section so far; several requests may share one. */
async function renders({ origin }: StartedProcess): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const loads = metrics.matchAll(/^facade_section_loads_total\{section="mf-listings",[^}]*side="server"\} (\d+)$/gm);
  return [...loads].reduce((total, [, count]) => total + Number(count), 0);
}
