import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMALL } from '@facade/cli/server-plans';
import type { Crawled, CrawlOrder } from '../crawl/crawl.ts';
import { KINDS, type Latencies, startProbe } from '../crawl/probe.ts';
import { watchMemory } from '../load/peak-memory.ts';
import { untilAtRest } from '../load/until-at-rest.ts';
import type { Figure } from '../report/figure.ts';
import { percentile } from '../report/percentile.ts';
import { startProcess, stopProcess } from '../sites/start-process.ts';
import type { Part } from './part.ts';

const CONNECTIONS = 16;
/** Seconds of each measurement at rest, and of warm-up before the first, until hot code is compiled. */
const IDLE = 45;
const WARM_UP = 15;

/** A fast crawler on a site without encoded pictures, while visitors use the site. */
export const crawl: Part = {
  title: `crawl: every page and picture from a cold cache, ${CONNECTIONS} connections, beside the same site at rest`,
  async measure({ sites, say }) {
    await sites.freshApi(SMALL);
    const site = await sites.composed(SMALL);
    const probe = startProbe(site.origin, Object.values(sites.paths));
    try {
      await wait(WARM_UP * 1000);
      probe.take();
      say('a crawler comes');
      const memory = watchMemory(sites.api.child.pid);
      const crawled = await crawlSite({ origin: site.origin, connections: CONNECTIONS });
      const busy = probe.take();
      const { own, family } = memory.stop();
      const { pages, pictures, found, failed, putOff, seconds } = crawled;
      say(
        `${pages} pages and ${pictures} pictures of ${found} addresses in ${Math.round(seconds)} s; waiting until the rest is prepared`,
      );
      for (const { address, status } of failed.slice(0, 5)) say(`${status} ${address}`);
      await untilAtRest(sites.api.child.pid);
      probe.take();
      say('at rest');
      await wait(IDLE * 1000);
      const idle = probe.take();
      const plain = (name: string, unit: string, value: number): Figure => ({ name, page: '', unit, value });
      return [
        ...KINDS.flatMap((kind) => latencyFigures(kind, busy, idle)),
        plain('pages found', '', pages),
        plain('pictures found, each size and format', '', pictures),
        { ...plain('failed answers', '', failed.length), targets: [{ of: 'value', atMost: 0 }] },
        plain('answers put off (503 with Retry-After)', '', putOff),
        { ...plain('duration', 's', seconds), targets: [{ of: 'value', atMost: 300 }] },
        { ...plain('memory of the api, most', 'MB', own / 1e6), targets: [{ of: 'value', atMost: 350 }] },
        plain('memory of the api with its encoder, most', 'MB', family / 1e6),
      ];
    } finally {
      await probe.stop();
    }
  },
};

/** In a separate process, which parses pages while this one measures. */
async function crawlSite(order: CrawlOrder): Promise<Crawled> {
  const crawler = await startProcess(join(import.meta.dirname, '../crawl/main.ts'));
  const crawled = new Promise<Crawled>((resolve, reject) => {
    crawler.child.on('message', (message: { crawled: Crawled }) => resolve(message.crawled));
    crawler.child.once('exit', () => reject(new Error('the crawler ended before it was done')));
  });
  crawler.child.send(order);
  try {
    return await crawled;
  } finally {
    await stopProcess(crawler);
  }
}

const latencyFigures = (kind: (typeof KINDS)[number], busy: Latencies, idle: Latencies): Figure[] =>
  [50, 99].map((percent) => ({
    name: `p${percent} meanwhile`,
    page: kind,
    unit: 'ms',
    value: percentile(busy[kind], percent),
    beside: { name: 'at rest', value: percentile(idle[kind], percent) },
    ...(percent === 99 ? { targets: [{ of: 'ratio' as const, atMost: 2 }] } : {}),
  }));
