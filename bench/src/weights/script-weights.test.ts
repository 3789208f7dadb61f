import { join } from 'node:path';
import { ROOT } from '@facade/cli/workspace';
import { packageOf, scriptWeights, sharesOf } from './script-weights.ts';

test.each([
  ['/x/node_modules/.pnpm/react-dom@19/node_modules/react-dom/cjs/client.js', 'react-dom'],
  ['/x/node_modules/.pnpm/@glidejs+glide@3/node_modules/@glidejs/glide/dist/glide.js', '@glidejs/glide'],
  [join(ROOT, 'section-kit/src/texts.ts'), 'section-kit'],
  ['webpack/runtime/get_chunk_filename', 'bundler'],
])('%s belongs to %s', (source, name) => expect(packageOf(source)).toBe(name));

test('the characters of a script are counted by the packages that they come from', () => {
  const entry = (originalSource: string) => ({ originalSource }) as never;
  const map = { findEntry: (row: number, column: number) => entry(row + column > 0 ? '/node_modules/a/x.js' : 'y') };
  expect(sharesOf('ab\nc', map)).toEqual({ bundler: 0.25, a: 0.5 });
});

test('packages of a page are listed by size, small ones together', () => {
  const shares = new Map<string, Record<string, number>>([
    ['shell/react', { 'react-dom': 0.9, scheduler: 0.1 }],
    ['mf-listings/exposes', { 'mf-listings': 1 }],
  ]);
  const scripts = [
    { url: 'http://host/_shell/react.0123abcd.js', bytes: 5000 },
    { url: 'http://host/_sections/mf-listings/1.0.0-a/web/exposes.0123abcd.js', bytes: 8000 },
  ];
  expect(scriptWeights(scripts, (script) => shares.get(script) ?? null)).toEqual([
    ['mf-listings', 8],
    ['react-dom', 4.5],
    ['others', 0.5],
  ]);
});
