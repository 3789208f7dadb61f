import { join } from 'node:path';
import { storeIn } from '@facade/cli/site-store';
import { ROOT } from '@facade/cli/workspace';
import { liveOf, publishRelease, rollBack, type Store } from '@facade/platform/registry';
import { residentBytes } from '../load/resident-bytes.ts';
import { retainedBytes } from '../load/retained-bytes.ts';
import { median } from '../report/median.ts';
import type { StartedProcess } from '../sites/start-process.ts';
import type { Part } from './part.ts';

const SECTION = 'mf-detail';
const FLIPS = 1000;
/** Memory is compared from here on: all caches are full and the heap has reached its size. */
const WARM = 500;
const VISITORS = 8;
/** Timeout for a release to become live, in milliseconds. */
const TIMEOUT = 20_000;

/** One section switches between two releases while visitors read its page. */
export const flips: Part = {
  title: `flips: ${FLIPS} changes of a live release while ${VISITORS} visitors read its page`,
  async measure({ sites, rounds, say }) {
    const store = storeIn(sites.data);
    const flip = await flipper(store);
    const path = sites.paths.property;

    const usual = await sites.composed();
    const live: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await untilLive(usual, path, await flip());
      live.push((performance.now() - started) / 1000);
    }
    await sites.stop();

    const hurried = await sites.composed({ pollInterval: 20, reportsMemory: true });
    const seen: Seen = { answers: 0, failed: 0, mixed: 0 };
    const visits = () => startReaders(hurried, path, seen);
    let readers = visits();
    let warm = NOTHING;
    try {
      for (let count = 1; count <= FLIPS; count += 1) {
        await untilLive(hurried, path, await flip());
        if (count === WARM) {
          await readers.stop();
          warm = await memoryOf(hurried);
          readers = visits();
        }
        if (count % 100 === 0) say(`${count} of ${FLIPS}`);
      }
    } finally {
      await readers.stop();
    }
    const end = await memoryOf(hurried);
    const { answers, failed, mixed } = seen;
    const figure = (name: string, unit: string, value: number) => ({ name, page: 'property', unit, value });
    return [
      { ...figure('from the command to the page', 's', median(live)), targets: [{ of: 'value', atMost: 5 }] },
      figure('answers meanwhile', '', answers),
      { ...figure('failed answers', '', failed), targets: [{ of: 'value', atMost: 0 }] },
      { ...figure('pages of two releases', '', mixed), targets: [{ of: 'value', atMost: 0 }] },
      ...(['kept', 'resident'] as const).map((kind) => ({
        ...figure(`memory ${kind} at the end`, 'MB', end[kind] / 1e6),
        beside: { name: `after ${WARM} flips`, value: warm[kind] / 1e6 },
        targets: [{ of: 'ratio' as const, atMost: 1.15 }],
      })),
    ];
  },
};

/** Publishes the section's build under two names. Each call then makes the other one live, and returns its version. */
async function flipper(store: Store): Promise<() => Promise<string>> {
  const build = join(ROOT, SECTION, 'dist');
  const publish = async (name: string) => {
    const version = `0.0.0-${name}.${Date.now().toString(36)}`;
    return (await publishRelease(store, build, { version })).extras.revision;
  };
  let [next, other] = [await publish('a'), await publish('b')];
  return async () => {
    const live = liveOf(await rollBack(store, SECTION, { to: next }), SECTION);
    [next, other] = [other, next];
    return live?.metadata.version ?? '';
  };
}

const versionsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/data-section="mf-detail" data-release="([^"]+)"/g)].map(([, version]) => version ?? ''),
  ),
];

async function untilLive({ origin }: StartedProcess, path: string, version: string): Promise<void> {
  const end = Date.now() + TIMEOUT;
  while (!versionsIn(await (await fetch(origin + path)).text()).includes(version)) {
    if (Date.now() > end) throw new Error(`${version} is not live after ${TIMEOUT / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface Seen {
  answers: number;
  failed: number;
  mixed: number;
}

/** Visitors who request the page continuously until stopped, and record what they see. */
function startReaders({ origin }: StartedProcess, path: string, seen: Seen) {
  let reading = true;
  const read = async () => {
    while (reading) {
      const html = await fetch(origin + path).then(
        (answer) => (answer.status === 200 ? answer.text() : null),
        () => null,
      );
      seen.answers += 1;
      if (html === null) seen.failed += 1;
      else if (versionsIn(html).length !== 1) seen.mixed += 1;
    }
  };
  const readers = Array.from({ length: VISITORS }, read);
  return {
    async stop() {
      reading = false;
      await Promise.all(readers);
    },
  };
}

const NOTHING = { kept: 0, resident: 0 };

/** Bytes while idle: memory kept after a full garbage collection, and resident memory. */
async function memoryOf({ child }: StartedProcess): Promise<typeof NOTHING> {
  const resident = residentBytes(child.pid);
  return { resident, kept: await retainedBytes(child) };
}
