import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { oneOf, type Shape } from '@facade/shared-domain/contract/shape';
import { declarationText } from './declaration-text.ts';
import { scanSources } from './scan-sources.ts';
import { typeShapes } from './type-shapes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-contract-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): string {
  const path = join(folder, 'src', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

test('events emitted and listened to, also under an alias, and fragments shown', () => {
  write('a.ts', "import { emit as tell, on } from '@facade/section-kit'; tell('consent:open', undefined); on('x', f);");
  write(
    'b.tsx',
    'import { Slot } from \'@facade/section-kit\'; export const B = () => <Slot id="mf-b/box" props={{}} />;',
  );
  write('c.ts', "export const slots = () => [{ id: 'mf-c/card', props: {} }, { id: 'mf-c/card', props: {} }];");
  expect(scanSources(folder)).toEqual({ emits: ['consent:open'], hears: ['x'], slots: ['mf-b/box', 'mf-c/card'] });
});

test("tests, examples, declarations and functions of the same name that are not the contract's are ignored", () => {
  write('a.test.ts', "import { emit } from '@facade/section-kit'; emit('consent:open', undefined);");
  write('a.examples.tsx', "import type { Examples } from '@facade/section-kit/testing'; export const id = 'mf-b/box';");
  write('a.d.ts', "declare module 'x' { interface Props { 'mf-a/b': {} } }");
  write('b.ts', "import { on } from './own.ts'; on('x'); export const text = '@facade/section-kit';");
  expect(scanSources(folder)).toEqual({ emits: [], hears: [], slots: [] });
});

test('syntax errors are reported with their files, one line each', () => {
  const bad = "import { on } from '@facade/section-kit';\nexport const x = ;";
  write('a.ts', bad);
  write('pages/b.tsx', bad);
  const lines = ['a.ts', 'pages/b.tsx'].map((file) => `${basename(folder)}/src/${file}:2: Expression expected`);
  let said = '';
  try {
    scanSources(folder);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said.split('\n').sort()).toEqual(lines);
});

const SIMILAR: Shape = {
  fields: {
    goal: oneOf([{ is: 'sale' }, { is: null }]),
    'no-name': { values: 'any' },
    of: oneOf([{ fields: {}, optional: [] }, { list: 'number' }]),
    propertyId: 'number',
    render: 'function',
  },
  optional: ['propertyId'],
};
const EVENTS: Record<string, Shape> = {
  'consent:changed': { fields: { adStorage: oneOf([{ is: false }, { is: true }]) }, optional: [] },
  'consent:open': 'undefined',
};

test('the type checker yields the shapes of props, slots and events', async () => {
  write('model.ts', "export type About = { kind: 'property'; id: number } | null;");
  const fragment = write(
    'contact.tsx',
    `import { defineFragment } from '@facade/section-kit';
     import type { About } from './model.ts';
     interface Props { about: About; tone?: 'calm' | 'loud'; tags: string[] }
     export const fragment = defineFragment<Props>({ Component: () => null });`,
  );
  // Its own, and those of sections that are live elsewhere; its own win.
  write(
    'contract.ts',
    "declare module '@facade/section-kit' { interface SectionEvents { 'x:sent': { id: number }; 'consent:open': undefined } }\nexport {};",
  );
  const hears: Record<string, Shape> = { ...EVENTS, 'consent:open': 'string' };
  const live = [{ name: 'mf-listings', fragments: { 'similar-properties': SIMILAR }, events: { emits: {}, hears } }];
  write('section-types.d.ts', declarationText(live));
  const mentions = {
    emits: ['consent:open', 'x:sent'],
    hears: ['consent:changed'],
    slots: ['mf-listings/similar-properties', 'mf-x/y'],
  };
  const shapes = await typeShapes(folder, { contact: fragment }, mentions);
  expect(shapes.fragments).toEqual({
    contact: {
      fields: {
        about: {
          oneOf: [{ fields: { id: 'number', kind: { is: 'property' } }, optional: [] }, { is: null }],
        },
        tags: { list: 'string' },
        tone: { oneOf: [{ is: 'calm' }, { is: 'loud' }] },
      },
      optional: ['tone'],
    },
  });
  expect(shapes.slots).toEqual({
    'mf-listings/similar-properties': SIMILAR,
    'mf-x/y': 'any',
  });
  expect(shapes.events).toEqual({ ...EVENTS, 'x:sent': { fields: { id: 'number' }, optional: [] } });
});
