import { setTimeout as delay } from 'node:timers/promises';
import { HARMS, LATE_FAULTS, MISCHIEF, type ServerFault } from '@facade/e2e/faults';
import { type Answered, publishHarmful, startVisitors } from '@facade/e2e/harmful-release';
import { copyReleases } from '@facade/e2e/release-store';
import { haltCanary, openStore, rollBack } from '@facade/platform/registry';
import type { Figure } from '../report/figure.ts';
import { percentile } from '../report/percentile.ts';
import type { Part, PartContext } from './part.ts';

const SECTION = 'mf-listings';
const RATE = 20;
const CANARY = 10;
/** Of the visitors without a harmful release, in milliseconds. */
const IDLE = 15_000;
/** A harmful release that the site does not withdraw within this time is undone by hand, in milliseconds. */
const LONGEST = 15_000;
const LOOK = 100;
/** Within which a release that harms pages must be withdrawn, in seconds. */
const WITHDRAWN = 10;
/** What they do shows in no page of the section, so that nothing withdraws them. */
const SHOW_NOWHERE: readonly ServerFault[] = ['patches', 'leaves timers', 'reads secrets', 'forges a verdict'];
/** Addresses of the section's page: cached pages would run no code of it. More than visitors request. */
const ADDRESSES = 400;
/** After the undo, until its renderers are replaced, in milliseconds. */
const SETTLE = 3000;

/** Harmful releases of one section, while visitors read its pages and those of others. What code does to styles the gate refuses. */
export const harm: Part = {
  title: `harm: releases of ${SECTION} that harm, live and as a canary of ${CANARY} %, at ${RATE} requests a second`,
  async measure(context) {
    const paths = await pathsOf(context);
    const { answers: quiet } = await visit(context, paths);
    const idle = percentile(timesOf(quiet, paths.others), 99);
    const figures: Figure[] = [];
    for (const fault of [...LATE_FAULTS, ...HARMS, ...MISCHIEF])
      for (const canary of [undefined, CANARY]) {
        const measured = await visit(context, paths, { fault, canary });
        const name = `${fault}, ${canary ? 'canary' : 'live'}`;
        const shows = !SHOW_NOWHERE.includes(fault);
        const own = figuresOf({ name, shows }, measured, paths.others, idle);
        context.say(own.map(({ name, value }) => `${name}: ${value.toFixed(1)}`).join('; '));
        figures.push(...own);
      }
    return figures;
  },
};

interface Paths {
  /** Of the harmful section. */
  own: string[];
  others: string[];
}

async function pathsOf({ sites }: PartContext): Promise<Paths> {
  const { home, list, property } = sites.paths;
  const own = Array.from({ length: ADDRESSES }, (_, number) => `${list}?maxPrice=${100_000 + 1000 * number}`);
  return { own, others: [home, '/fr/', property, property] };
}

interface Measured {
  answers: Answered[];
  /** Seconds until the site had withdrawn it; null if it had not. */
  withdrawn: number | null;
  /** Pages of the section that fail after the undo, of ten that are rendered anew. */
  left: number;
}

async function visit(
  { sites }: PartContext,
  { own, others }: Paths,
  harmful?: { fault: ServerFault; canary: number | undefined },
): Promise<Measured> {
  const copy = await copyReleases(sites.data);
  try {
    const store = openStore({ data: copy.data });
    const { origin } = await sites.composed({ env: { FACADE_DATA: copy.data, LOG_LEVEL: 'fatal' } });
    const paths = own.flatMap((path, number) => [others[number % others.length] ?? '', path]);
    const visitors = startVisitors(origin, paths, RATE);
    if (!harmful) {
      await delay(IDLE);
      return { answers: await visitors.stop(), withdrawn: null, left: 0 };
    }
    while (visitors.count() < 3 * RATE) await delay(LOOK);
    const before = visitors.count();
    const { fault, canary } = harmful;
    const { version, isWithdrawn } = await publishHarmful({ data: copy.data, store }, SECTION, fault, canary);
    const begun = performance.now();
    let withdrawn: number | null = null;
    while (withdrawn === null && performance.now() - begun < LONGEST) {
      await delay(LOOK);
      if (await isWithdrawn()) withdrawn = (performance.now() - begun) / 1000;
    }
    if (withdrawn === null && canary) await haltCanary(store, SECTION, version, 'undone by the bench');
    else if (withdrawn === null) await rollBack(store, SECTION);
    const answers = await visitors.stop();
    await delay(SETTLE);
    const left = await failing(own.slice(-10).map((path) => origin + path));
    return { answers: answers.slice(before), withdrawn, left };
  } finally {
    await sites.stop();
    await copy.dispose();
  }
}

async function failing(urls: readonly string[]): Promise<number> {
  const statuses = await Promise.all(urls.map((url) => fetch(url).then(({ status }) => status)));
  return statuses.filter((status) => status !== 200).length;
}

const timesOf = (answers: readonly Answered[], paths: readonly string[]): number[] =>
  answers.filter(({ path }) => paths.includes(path)).map(({ milliseconds }) => milliseconds);

function figuresOf(
  { name, shows }: { name: string; shows: boolean },
  { answers, withdrawn, left }: Measured,
  others: readonly string[],
  idle: number,
): Figure[] {
  const failed = answers.filter(({ path, status }) => others.includes(path) && (status === 0 || status >= 500)).length;
  const p99 = percentile(timesOf(answers, others), 99);
  const figure = (what: string, unit: string, value: number) => ({ name: `${name}: ${what}`, page: '', unit, value });
  return [
    { ...figure('failed pages of others', '', failed), targets: [{ of: 'value', atMost: 0 }] },
    {
      ...figure('page of others, 99 of 100', 'ms', p99),
      beside: { name: 'idle', value: idle },
      targets: [{ of: 'value', atMost: Math.max(300, 2 * idle) }],
    },
    ...(shows
      ? [
          {
            ...figure('withdrawn by the site after', 's', withdrawn ?? Number.POSITIVE_INFINITY),
            targets: [{ of: 'value' as const, atMost: WITHDRAWN }],
          },
        ]
      : []),
    { ...figure('pages that fail after the undo', '', left), targets: [{ of: 'value', atMost: 0 }] },
  ];
}
