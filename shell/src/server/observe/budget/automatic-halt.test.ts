import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Deployment, openStore, publishRelease } from '@facade/platform/registry';
import { Suspects } from '@facade/platform/suspects';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { Observer } from '../observer.ts';
import { openFailingReleases, smallBuild } from './testing/failing-releases.ts';

/** Release that fails together with the live one. */
let everywhere = '';

const deployment = (version: string, traffic: number, isDefault: boolean): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: isDefault },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});

let site: TestServer;
const start = async (canary: string, prepare: (data: string) => void = () => {}) => {
  site = await startTestServer({
    answers: { 'POST /forms/contact': { body: { next: '/nl/' } }, 'POST /goals': { body: { sums: [] } } },
    published: ({ registry, releases }) => {
      prepare(dirname(releases.folder));
      return registry.update({ action: 'canary', section: 'mf-listings', change: 'test', by: 'test' }, (current) => ({
        ...current,
        microFrontends: {
          'mf-consent': [deployment('1', 100, true)],
          'mf-listings': [deployment('1', 50, true), deployment(canary, 50, false)],
        },
      }));
    },
  });
};
beforeEach(() => {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  openFailingReleases(() => everywhere);
});
afterEach(async () => {
  everywhere = '';
  jest.restoreAllMocks();
  await site.close();
});

const visitor = (number: number) => ({
  'x-forwarded-for': `203.0.113.${number}`,
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
});
const page = (number: number) => site.server.inject({ url: '/nl/te-koop/', headers: visitor(number) });
const report = (number: number, release: string) =>
  site.server.inject({
    method: 'POST',
    url: '/_report',
    headers: visitor(number),
    payload: {
      failures: [{ section: 'mf-listings', release, expose: 'page-list', timedOut: false, reason: 'it threw' }],
    },
  });
const newest = () => openStore({ data: site.data }).registry.read();
const halted = async () => (await newest()).microFrontends['mf-listings']?.length === 1;
async function untilHalted(): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await halted()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}
/** Visitors who get this release. None of them has visited a page. */
async function visitorsOf(release: string, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let number = 1; found.length < count && number < 250; number += 1) {
    const answer = await site.server.inject({ url: '/_release/mf-listings', headers: visitor(number) });
    if (answer.json().version === release) found.push(number);
  }
  return found;
}

test('halts a canary that throws while rendering: everyone gets the live release, and the history has the reason', async () => {
  await start('2');
  for (let number = 1; number <= 30 && !(await halted()); number += 1) await page(number);
  await untilHalted();
  const { microFrontends, extras } = await newest();
  expect(microFrontends['mf-listings']).toMatchObject([
    { metadata: { version: '1' }, deployment: { traffic: 100, default: true } },
  ]);
  expect(extras).toMatchObject({
    action: 'halt',
    automatic: 'halted',
    why: expect.stringMatching(/^error budget spent: \d+ failures in \d+ loads \(100\.0 %\) within 10 minutes/),
  });
  expect(site.log.filter(({ msg }) => msg === 'canary halted')).toHaveLength(1);
  const end = Date.now() + 5000;
  const statuses = async () =>
    Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(async (number) => (await page(number)).statusCode));
  while ((await statuses()).some((status) => status !== 200) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(new Set(await statuses())).toEqual(new Set([200]));
  expect((await site.server.inject('/metrics')).body).toContain('facade_canary_halts_total{section="mf-listings"} 1');
});

test('halts a canary that fails in the browsers of five of its visitors; ignores reports of a single or of other visitors', async () => {
  await start('4');
  const [own, others] = [await visitorsOf('4', 5), await visitorsOf('1', 8)];
  for (let again = 0; again < 20; again += 1) await report(own[0] as number, '4');
  for (const number of others) await report(number, '4');
  for (const number of own.slice(0, 4)) await report(number, '4');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await halted()).toBe(false);
  await report(own[4] as number, '4');
  await untilHalted();
  expect(await halted()).toBe(true);
});

test('does not blame a canary for what the live release cannot render either', async () => {
  everywhere = '4';
  await start('4');
  // Nobody requests a page with the live release, so comparing rates would not detect this.
  const [own] = await visitorsOf('4', 1);
  for (let again = 0; again < 10; again += 1) expect((await page(own as number)).statusCode).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await halted()).toBe(false);
});

test('halts a canary whose code throws after its renders', async () => {
  const follow = jest.spyOn(Observer.prototype, 'follow');
  await start('4');
  const observer = follow.mock.contexts[0] as Observer;
  const culprit = { section: 'mf-listings', release: '4' };
  for (let burst = 0; burst < 20; burst += 1) observer.failedLate(culprit, new Error('one loop leaves many promises'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await halted()).toBe(false);
  for (let number = 0; number < 5; number += 1) {
    await new Promise((resolve) => setTimeout(resolve, 110));
    observer.failedLate(culprit, new Error('late'));
  }
  await untilHalted();
  expect(await halted()).toBe(true);
  expect(site.log.filter(({ msg }) => msg === 'section failed after its render').length).toBeLessThan(8);
});

test('halts a canary at once that cost a renderer twice', async () => {
  const follow = jest.spyOn(Observer.prototype, 'follow');
  await start('4');
  const observer = follow.mock.contexts[0] as Observer;
  observer.lost({ section: 'mf-listings', release: '4' }, 'hang');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await halted()).toBe(false);
  observer.lost({ section: 'mf-listings', release: '4' }, 'hang');
  await untilHalted();
  expect((await newest()).extras).toMatchObject({ why: expect.stringMatching(/^its code cost a process twice/) });
});

test('halts a canary at once that cost another shell a renderer twice', async () => {
  await start('4', (data) => {
    for (const why of ['boom', 'boom']) new Suspects(data).note('mf-listings', '4', why);
  });
  await untilHalted();
  expect((await newest()).extras).toMatchObject({ why: expect.stringMatching(/^its code cost a process twice/) });
});

test.each([true, false])(
  'rolls back a live release that throws, if allowed: %s',
  async (may) => {
    const builds = ['mf-consent', 'mf-listings'].map(smallBuild);
    site = await startTestServer({
      configuration: { rollsBack: may },
      published: async (store) => {
        for (const build of builds) await publishRelease(store, build, { version: '1' });
        await publishRelease(store, builds[1] ?? '', { version: '2' });
      },
    });
    for (const build of builds) rmSync(build, { recursive: true });
    const live = async () => (await newest()).microFrontends['mf-listings']?.[0]?.metadata.version;
    const until = may ? '1' : 'nobody gets there';
    for (let number = 1; number <= 40 && (await live()) !== until; number += 1) await page(number);
    expect(await live()).toBe(may ? '1' : '2');
    if (may)
      expect((await site.server.inject('/metrics')).body).toContain(
        'facade_live_rollbacks_total{section="mf-listings"} 1',
      );
  },
  30_000,
);

/** Sends the form of a page without JavaScript, as that page has it. Returns the release of the page. */
async function sendForm(number: number): Promise<string> {
  const { body } = await page(number);
  const [, form = ''] = /name="form" value="([^"]*)"/.exec(body) ?? [];
  const [, release = ''] = /Versie (\d)/.exec(body) ?? [];
  await site.server.inject({
    method: 'POST',
    url: '/nl/te-koop/',
    headers: { ...visitor(number), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ form, name: 'An' }).toString(),
  });
  return release;
}

test('halts a canary whose forms are accepted nowhere within 30 shown forms, and names goal, figures and command', async () => {
  await start('5');
  const shown: Record<string, number> = { '1': 0, '5': 0 };
  for (let number = 1; number <= 120 && !(await halted()); number += 1) {
    const release = await sendForm(number);
    shown[release] = (shown[release] ?? 0) + 1;
  }
  await untilHalted();
  expect(await halted()).toBe(true);
  expect(shown['5']).toBeLessThanOrEqual(30);
  const why = expect.stringMatching(/^goal any-form: 0 accepted of \d+ sent, with 1 (\d+) of \1$/);
  expect((await newest()).extras).toMatchObject({ action: 'halt', why });
  expect(site.log).toContainEqual(
    expect.objectContaining({
      section: 'mf-listings',
      release: '5',
      goal: 'any-form',
      undo: 'facade rollback mf-listings',
    }),
  );
  expect((await site.server.inject('/metrics')).body).toContain('facade_goal_drops_total{goal="any-form"');
});

test('does not halt a canary whose forms are accepted like those of the live release', async () => {
  await start('4');
  for (let number = 1; number <= 80; number += 1) await sendForm(number);
  expect(await halted()).toBe(false);
  const { body } = await site.server.inject('/metrics');
  const counted = [
    ...body.matchAll(/facade_goal_total\{goal="contact",step="(\w+)",section="mf-listings",release="4"\} (\d+)/g),
  ];
  const steps = Object.fromEntries(counted.map(([, step = '', count]) => [step, Number(count)]));
  expect(steps).toEqual({ shown: steps.shown, begun: steps.shown, sent: steps.shown, accepted: steps.shown });
  expect(steps.shown).toBeGreaterThan(20);
});

test('halts a canary that no server can open', async () => {
  await start('3');
  await untilHalted();
  expect(await halted()).toBe(true);
});
