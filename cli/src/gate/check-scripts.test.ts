import type { SectionContract, Shape } from '@facade/platform/contract';
import { checkScripts } from './check-scripts.ts';

const none = { emits: {}, hears: {} };
const shape: Shape = { fields: {}, optional: [] };
const contract: SectionContract = {
  ...{ contract: 1, name: 'mf-trial', pages: [], fragments: {}, slots: {}, events: none, texts: {} },
  ...{ bytes: { total: 0, exposes: {}, files: {} }, budget: { expose: 1, total: 1 } },
  shared: { react: { range: '^19.0.0', names: {} } },
  ...{ uses: [], typeErrors: [], globalStyles: [] },
};
const live = {
  shell: { contracts: [1], routes: {}, slots: {}, shared: {}, events: { emits: {}, hears: { 'home:seen': shape } } },
  others: [
    { section: 'mf-other', version: '1', contract: { ...contract, name: 'mf-other', fragments: { note: shape } } },
  ],
} satisfies Parameters<typeof checkScripts>[2];

const consumes = (module: string, range: string) =>
  `{shareScope:"default",shareKey:"${module}",import:null,requiredVersion:"${range}",strictVersion:!1}`;
/** As webpack writes it. */
const consumesToo = (module: string, range: string) =>
  `{shareScope:["default"],requiredVersion:"${range}",strictVersion:!1,shareKey:"${module}"}`;

const reasons = (scripts: string, more: Partial<SectionContract> = {}) =>
  checkScripts(scripts, { ...contract, ...more }, live).map((refusal) => /\((.+)\): build/.exec(refusal)?.[1]);

test('scripts that match the contract pass', () => {
  expect(reasons(consumes('react', '^19.0.0') + consumesToo('react', '^19.0.0'))).toEqual([]);
  expect(reasons('a.emit("home:seen")', { events: { emits: { 'home:seen': shape }, hears: {} } })).toEqual([]);
});

test.each([
  [consumes('react-dom', '^19.0.0'), 'it does not say that a script takes react-dom from the shell'],
  [consumesToo('react-dom', '^19.0.0'), 'it does not say that a script takes react-dom from the shell'],
  [consumesToo('react', '^18.0.0'), 'a script wants react ^18.0.0, not ^19.0.0'],
  [consumes('react', '^18.0.0'), 'a script wants react ^18.0.0, not ^19.0.0'],
  ['a.createGlobalStyle`b`', 'it does not say that a script uses createGlobalStyle'],
  ['a.emit("home:seen",b)', 'it does not name home:seen, which a script does'],
  ["a(b,{id:'mf-other/note'})", 'it does not name mf-other/note, which a script does'],
])('the contract omits %s', (scripts, reason) => expect(reasons(scripts)).toEqual([reason]));

test('an event that no script emits is refused', () =>
  expect(reasons('', { events: { emits: { 'home:seen': shape }, hears: {} } })).toEqual([
    'no script names the event home:seen',
  ]));
