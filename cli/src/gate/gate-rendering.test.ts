import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMITS, type GateSite, gateSite, TIMEOUT } from './testing/gate-site.ts';

let site: GateSite;
beforeAll(async () => {
  site = await gateSite();
}, TIMEOUT);
afterAll(() => site.dispose());
const gate: GateSite['gate'] = (...args) => site.gate(...args);
const buildWith: GateSite['buildWith'] = (...args) => site.buildWith(...args);

test(
  'code that throws while rendering, per language',
  async () => {
    const throws: [string, string] = [
      '  return (',
      "  if (t('overview.title', { lng: 'x' }) && t('overview.intro').startsWith('Ici')) throw new Error('no French here');\n  return (",
    ];
    const build = buildWith({ ...EMITS, 'src/overview/overview-view.tsx': throws });
    expect(await gate(build)).toEqual(['page-overview fails in fr: no French here']);
  },
  TIMEOUT,
);

test(
  'code that throws on import',
  async () => {
    const build = buildWith({
      ...EMITS,
      'src/pages/overview-page.tsx': ['export const page', "throw new Error('at once');\nexport const page"],
    });
    expect(await gate(build)).toEqual([expect.stringContaining('page-overview cannot be loaded: at once')]);
  },
  TIMEOUT,
);

test(
  'a loader that never ends, by its name',
  async () => {
    const waits: [string, string] = [
      'async loader({ route, site }) {',
      'async loader({ route, site }) {\n    await new Promise(() => {});',
    ];
    const build = buildWith({ ...EMITS, 'src/pages/overview-page.tsx': waits });
    expect(await gate(build)).toEqual([
      'page-overview in nl did not end: its loader or component waits for what never comes',
    ]);
  },
  TIMEOUT,
);

test.each([
  ['a rejection that nothing handles', "void Promise.reject(new Error('late'));"],
  [
    'one after a while',
    "void (async () => { await new Promise((done) => setTimeout(done, 50)); throw new Error('late'); })();",
  ],
  ['an exception in a timer', "setTimeout(() => { throw new Error('late'); }, 700);"],
])(
  '%s, whether or not a site runs',
  async (_what, code) => {
    const throws: [string, string] = [
      'async loader({ route, site }) {',
      `async loader({ route, site }) {\n    ${code}`,
    ];
    const build = buildWith({ ...EMITS, 'src/pages/overview-page.tsx': throws });
    const running = createServer(({ url }, response) => {
      response.writeHead(url === '/api/health' ? 200 : 404).end('{}');
    }).listen(0, '127.0.0.1');
    await once(running, 'listening');
    const { port } = running.address() as AddressInfo;
    const refusal = 'page-overview throws after its render, where nothing can catch it (a missing await?): late';
    expect(await gate(build)).toEqual([refusal]);
    expect(await gate(build, { site: `http://127.0.0.1:${port}` })).toEqual([refusal]);
    running.close();
  },
  TIMEOUT,
);

test.each([
  [
    'an undeclared search parameter',
    "url.searchParams.get('sort');",
    'it reads "sort" of the query, which src/remote.tsx does not declare',
  ],
  [
    'the query as a whole',
    'Object.fromEntries(url.searchParams);',
    'it reads the query as a whole: read each parameter by its name, with get()',
  ],
])(
  'a page that reads %s',
  async (_what, reading, problem) => {
    const reads: [string, string] = [
      'async loader({ route, site }) {',
      `async loader({ route, site, url }) {\n    ${reading}`,
    ];
    const build = buildWith({ ...EMITS, 'src/pages/overview-page.tsx': reads });
    expect(await gate(build)).toEqual([`page-overview fails in nl, fr, en, de: ${problem}`]);
  },
  TIMEOUT,
);

test(
  'a page without a loader',
  async () => {
    const build = buildWith({
      ...EMITS,
      'src/pages/overview-page.tsx': ['export const page =', 'export const other ='],
    });
    expect(await gate(build)).toEqual(['page-overview exports no "page"']);
  },
  TIMEOUT,
);
