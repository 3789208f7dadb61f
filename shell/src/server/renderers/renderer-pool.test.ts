import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import { buildRenderer, HarmfulSite, page } from './testing/harmful-site.ts';

let build: string;
let site: HarmfulSite;
beforeAll(() => {
  build = buildRenderer();
}, 60_000);
afterAll(() => rmSync(build, { recursive: true }));
beforeEach(async () => {
  site = await HarmfulSite.start(build);
});
afterEach(() => site.close());

/** A page of another section, which must not suffer. */
const OTHER = page("'other page'").replace('page-list', 'page-property');
const LISTINGS = 'mf-listings@2';

const unescaped = (html: string) => JSON.parse(html.replaceAll('&quot;', '"'));

test('a page is rendered with the rights of its visitor; of the cookie, no code of a section learns', async () => {
  const says = 'JSON.stringify([globalThis.own.who, Object.keys(process.env).sort()])';
  await site.publish('mf-listings', '2', page(says, "globalThis.own = await api.get('/own')"));
  expect(unescaped(await site.says('sale-list', 'a=1'))[0]).toBe('a=1');
  const [who, variables] = unescaped(await site.says());
  expect(who).toBe('nobody');
  expect(variables).toEqual(['NODE_ENV']);
  const { madeOf } = await site.render();
  expect(madeOf.map(({ path }) => path)).toEqual(['/own']);
});

test('code of a section reaches no files, no processes and no network', async () => {
  const tries = [
    "require('node:fs').readFileSync('/etc/hostname')",
    "module.constructor._load('fs').readFileSync('/etc/hostname')",
    "module.constructor._load('node:fs').readdirSync('/')",
    "module.constructor._load('child_process').execSync('true')",
    "module.constructor._load('worker_threads')",
    "module.constructor.createRequire('/')('node:net')",
    "process.getBuiltinModule('fs')",
    'process.kill(process.ppid, 0)',
    "process.binding('fs')",
    "await import('node:http')",
    'await new Function(\'return import("node:net")\')()',
    "await fetch('http://localhost/')",
    "await api.get('/../metrics')",
  ];
  const each = tries.map((code) => `try { ${code}; tried.push(${JSON.stringify(code)}); } catch {}`).join('\n');
  await site.publish(
    'mf-listings',
    '2',
    page('JSON.stringify(globalThis.tried)', `const tried = globalThis.tried = []; ${each}`),
  );
  expect(unescaped(await site.says())).toEqual([]);
});

test('a rejection and an exception after the render blame the release, and no renderer is lost', async () => {
  const late = `Promise.resolve().then(() => { throw new Error('rejected'); });
    setTimeout(() => { throw new Error('thrown'); }, 5);`;
  await site.publish('mf-listings', '2', page("'page'", late));
  await site.says();
  await until(() => site.late.length >= 2);
  expect(site.late.toSorted()).toEqual([`${LISTINGS} rejected`, `${LISTINGS} thrown`]);
  expect(site.lost).toEqual([]);
});

test.each([
  ['an endless loop in the component', page("'x'", '', 'for (;;);'), 'hang'],
  ['an endless loop after an answer', page("'x'", "await api.get('/own'); for (;;);"), 'hang'],
  ['an endless loop in a timer', page("'x'", 'await new Promise((done) => setTimeout(done, 5)); for (;;);'), 'hang'],
])(
  '%s costs a renderer, its page fails, and others do not wait',
  async (_what, code, reason) => {
    await site.publish('mf-detail', '1', OTHER);
    await site.publish('mf-listings', '2', code);
    for (let young = 0; young < 44; young += 1) await site.says('property');
    const harmedAt = performance.now();
    const harmed = site.render();
    const harmedFor = harmed.then(() => performance.now() - harmedAt);
    // While its release is left out, its next page does not cost another renderer.
    const next = harmed.then(() => site.render());
    let longest = 0;
    for (let others = 0; others < 60; others += 1) {
      const begun = performance.now();
      expect(await site.says('property')).toContain('other page');
      longest = Math.max(longest, performance.now() - begun);
      await wait(15);
    }
    expect(longest).toBeLessThan(await harmedFor);
    const { status, failures } = await harmed;
    expect([status, failures[0]]).toEqual([
      503,
      expect.objectContaining({ section: 'mf-listings', release: '2', cause: reason }),
    ]);
    expect(site.lost).toEqual([`${LISTINGS} ${reason}`]);
    expect((await next).status).toBe(503);
    expect(site.lost).toHaveLength(1);
  },
  20_000,
);

test('an exception that interrupts code of the renderer costs it, and blames the release that has started it', async () => {
  await site.publish('mf-detail', '1', OTHER);
  // The refusal is thrown by the renderer itself.
  await site.publish('mf-listings', '2', page("'x'", "setTimeout(() => fetch('http://localhost/'), 5)"));
  expect(await site.says()).toContain('x');
  await until(() => site.lost.length > 0);
  expect(site.lost).toEqual([`${LISTINGS} exit`]);
  expect(await site.says('property')).toContain('other page');
});

test.each([
  ['a heap that overflows', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));'],
  ['buffers of two gigabytes', 'globalThis.kept = Array.from({ length: 20 }, () => Buffer.alloc(1e8, 1));'],
])(
  '%s costs a renderer and blames the release',
  async (_what, does) => {
    await site.publish('mf-detail', '1', OTHER);
    await site.publish('mf-listings', '2', page("'x'", does));
    await site.render();
    await until(() => site.lost.length > 0);
    expect(site.lost[0]).toMatch(/^mf-listings@2 (memory|hang|exit)$/);
    expect(await site.says('property')).toContain('other page');
  },
  30_000,
);

test('what a release left behind ends with it', async () => {
  const patched = `Array.prototype.map = () => { throw new Error('patched'); };
    globalThis.count = 0; setInterval(() => { globalThis.count += 1; }, 1);`;
  await site.publish('mf-detail', '1', page('String(globalThis.count)').replace('page-list', 'page-property'));
  await site.publish('mf-listings', '2', page("'patched'", 'globalThis.count = 5'));
  await site.says();
  await site.publish(
    'mf-listings',
    '3',
    page("'sound'", patched.replace('Array.prototype.map', 'Array.prototype.toSpliced')),
  );
  expect(await site.says()).toContain('sound');
  await site.publish('mf-listings', '4', page("'sound again'"));
  await until(async () => {
    const counts = [await site.says('property'), await site.says('property'), await site.says('property')];
    return counts.every((count) => count === 'undefined');
  }, 10);
  expect(await site.says()).toContain('sound again');
});

test('a release whose code never ends while it loads is not opened, and the others are', async () => {
  await site.publish('mf-detail', '1', OTHER);
  await expect(site.publish('mf-listings', '2', "for (;;); modules['page-list']")).rejects.toThrow(
    'ended the process that loaded it',
  );
  await expect(site.publish('mf-listings', '4', "throw new Error('boom'); modules['page-list']")).rejects.toThrow(
    'boom',
  );
  expect(await site.says('property')).toContain('other page');
  expect(site.lost).toEqual(['mf-listings@2 hang']);
}, 20_000);

test('where none is left, pages get a fresh renderer before it is warm', async () => {
  const slow = 2500;
  // Whole pages only warm others.
  const nothing = '{ fragment: { Component: () => null } }';
  await site.publish('mf-consent', '1', `modules['fragment-dialog'] = modules['fragment-trackers'] = ${nothing};`);
  await site.publish('mf-detail', '1', OTHER);
  await site.publish('mf-listings', '2', page("'slow'", `await new Promise((done) => setTimeout(done, ${slow}))`));
  // The last page of each kind warms fresh renderers.
  await site.says();
  await site.says('property');
  for (const { pid } of site.pool.usable) process.kill(pid ?? 0, 'SIGKILL');
  const begun = performance.now();
  expect(await site.says('property')).toContain('other page');
  expect(performance.now() - begun).toBeLessThan(slow);
}, 20_000);

test('where no renderer is left, a page is refused as by any overload, so that the one of before is shown', async () => {
  await site.publish('mf-listings', '2', page("'a page'"));
  site.pool.close();
  await expect(site.render()).rejects.toMatchObject({ name: 'Overloaded', reason: 'renderers' });
});

/** Leaves the renderers that have not loaded a release. */
const endThoseWith = (release: string) => site.pool.usable.filter((one) => one.has(release)).map((one) => one.end());

test('a page waits for a release that is being loaded for another page', async () => {
  const slowly = `const now = modules['page-list'];
    modules['page-list'] = new Promise((done) => setTimeout(done, 300, now));`;
  await site.publish('mf-detail', '1', OTHER);
  await site.publish('mf-listings', '2', page("'a page'") + slowly);
  endThoseWith(LISTINGS);
  const pages = Array.from({ length: 10 }, (_, turn) => wait(turn * 40).then(() => site.render()));
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
});

test('a release that could not be loaded for a page is loaded for the next', async () => {
  await site.publish('mf-detail', '1', `globalThis.failures = 1; ${OTHER}`);
  const fails = "if (globalThis.failures) { globalThis.failures -= 1; throw new Error('this time'); }";
  await site.publish('mf-listings', '2', fails + page("'a page'"));
  endThoseWith(LISTINGS);
  expect([(await site.render()).status, (await site.render()).status]).toEqual([503, 200]);
});
