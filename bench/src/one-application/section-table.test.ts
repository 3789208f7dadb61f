import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionTable } from './section-table.ts';

test('all exposes of a section in one chunk, each locale in its own chunk', () => {
  const root = mkdtempSync(join(tmpdir(), 'section-table-'));
  mkdirSync(join(root, 'mf-a/src/locales'), { recursive: true });
  writeFileSync(join(root, 'mf-a/src/locales/nl.json'), '{}');
  writeFileSync(
    join(root, 'mf-a/src/remote.tsx'),
    "import { defineRemote } from '@facade/section-kit';\n" +
      "export const remote = defineRemote({ name: 'mf-a', pages: { list: './pages/list.tsx' }, fragments: { box: './fragments/box.tsx' } });\n",
  );
  const lines = sectionTable(root, ['mf-a']).replaceAll(root, '').split('\n');
  rmSync(root, { recursive: true });
  expect(lines).toEqual([
    'export const sectionTable = {',
    '  "mf-a": {',
    '    "page-list": () => import(/* webpackChunkName: "mf-a" */ "/mf-a/src/pages/list.tsx"),',
    '    "fragment-box": () => import(/* webpackChunkName: "mf-a" */ "/mf-a/src/fragments/box.tsx"),',
    '    "locale-nl": () => import(/* webpackChunkName: "mf-a-locale-nl" */ "/mf-a/src/locales/nl.json"),',
    '  },',
    '};',
    '',
  ]);
});
