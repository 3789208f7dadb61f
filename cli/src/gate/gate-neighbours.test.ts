import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkExposes } from './check-exposes.ts';
import { EMITS, type GateSite, gateSite, NAME, TIMEOUT } from './testing/gate-site.ts';

let site: GateSite;
beforeAll(async () => {
  site = await gateSite();
}, TIMEOUT);
afterAll(() => site.dispose());
const gate: GateSite['gate'] = (...args) => site.gate(...args);
const buildWith: GateSite['buildWith'] = (...args) => site.buildWith(...args);

test(
  'a removed expose',
  async () => {
    const build = buildWith({ 'src/remote.tsx': ["note: './fragments/note.tsx',", ''] });
    const refusals = await gate(build);
    expect(refusals).toContainEqual(
      expect.stringMatching(/^fragment "note" is gone: mf-neighbour 1\.0\.0-\w+ shows it$/),
    );
    expect(refusals).toContainEqual('fragment "note" is gone: mf-neighbour 2.0.0 shows it');
  },
  TIMEOUT,
);

test(
  'a new required prop',
  async () => {
    const file = 'src/contract.ts';
    const build = buildWith({ [file]: ["tone: 'calm' | 'clear' }", "tone: 'calm' | 'clear'; size: number }"] });
    expect(await gate(build)).toContain(
      'fragment "note" breaks mf-neighbour 2.0.0: its prop "size" is required, and is not given',
    );
  },
  TIMEOUT,
);

test(
  'a prop value that only the canary uses, and an event that is no longer emitted',
  async () => {
    const build = buildWith({ 'src/contract.ts': ["tone: 'calm' | 'clear' }", "tone: 'calm' }"] });
    expect(await gate(build)).toEqual([
      'fragment "note" breaks mf-neighbour 2.0.0: its prop "tone" is "clear", and must be "calm"',
      expect.stringMatching(/^event "consent:changed" is sent no more: mf-neighbour 1\S+ hears it$/),
      'event "consent:changed" is sent no more: mf-neighbour 2.0.0 hears it',
    ]);
  },
  TIMEOUT,
);

test(
  'another payload of an event',
  async () => {
    const payload = site.copyOf(site.good, NAME, ({ events }) => {
      events.emits['consent:changed'] = { fields: { adStorage: 'string' }, optional: [] };
    });
    expect(await gate(payload)).toContain(
      'event "consent:changed" breaks mf-neighbour 2.0.0, which hears it: "adStorage" is string, and must be false | true',
    );
  },
  TIMEOUT,
);

test(
  'a page that lists a fragment of another section with props that it does not take',
  async () => {
    const lists: [string, string] = [
      'head: ',
      "slots: () => [{ id: 'mf-neighbour/note', props: { tone: 'loud' } }] as never,\n  head: ",
    ];
    const refusals = await gate(buildWith({ ...EMITS, 'src/pages/overview-page.tsx': lists }));
    expect(refusals).toEqual([
      expect.stringMatching(
        /^page-overview places mf-neighbour\/note wrongly for mf-neighbour 1\S+: prop "tone" is "loud", and must be "calm" \| "clear"$/,
      ),
      expect.stringMatching(/^page-overview places mf-neighbour\/note wrongly for mf-neighbour 2\.0\.0: prop "tone"/),
    ]);
  },
  TIMEOUT,
);

test(
  'the same with a fragment that is only placed while the page renders',
  async () => {
    const refusals = await gate(
      buildWith({
        ...EMITS,
        'src/overview/overview-view.tsx': [
          'export function OverviewView() {',
          `import { Slot } from '@facade/section-kit';
           const Any = Slot as unknown as (props: Record<string, unknown>) => null;
           export const OverviewView = () => <Any id="mf-neighbour/note" props={{ tone: 'loud' }} />;
           export function Unused() {`,
        ],
      }),
    );
    expect(refusals[0]).toMatch(/^page-overview places mf-neighbour\/note wrongly/);
  },
  TIMEOUT,
);

test.each([
  ['has too', { join: { files: true } }, ['the form "join" is taken: mf-neighbour 2.0.0 declares it']],
  ['does not have', { leave: {} }, []],
  ['had before forms were declared', undefined, []],
])('a form that another section %s', (_what, forms, refusals) => {
  const contract = { name: NAME, pages: [], fragments: {}, slots: {}, forms: { join: { to: '/club/members' } } };
  const neighbour = { section: 'mf-neighbour', version: '2.0.0', contract: { slots: {}, fragments: {}, forms } };
  const live = { shell: { routes: {}, slots: {} }, others: [neighbour], own: [] };
  expect(checkExposes(contract as never, live as never)).toEqual(refusals);
});

test(
  "props in the agency's content that it does not accept",
  async () => {
    const show = (tone: string) => ({
      modules: [{ rows: [{ show: 'fragment', fragment: { id: `${NAME}/note`, props: { tone } } }] }],
    });
    const answers: Record<string, object> = {
      '/api/health': {},
      '/api/site?lang=nl': { routes: [{ original: '/' }, { original: '/tips/' }, { original: '/gone/' }] },
      '/api/content?lang=nl&path=%2F': show('clear'),
      '/api/content?lang=nl&path=%2Ftips%2F': show('loud'),
    };
    const running = createServer(({ url = '' }, response) => {
      response.writeHead(url in answers ? 200 : 404).end(JSON.stringify(answers[url] ?? {}));
    }).listen(0, '127.0.0.1');
    await once(running, 'listening');
    const { port } = running.address() as AddressInfo;
    const refusals = await gate(site.good, { site: `http://127.0.0.1:${port}` });
    running.close();
    expect(refusals.filter((refusal) => refusal.includes('content'))).toEqual([
      'fragment "note" breaks /tips/ of the agency\'s content: its prop "tone" is "loud", and must be "calm" | "clear"',
    ]);
  },
  TIMEOUT,
);
