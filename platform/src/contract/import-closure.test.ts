import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { importClosures } from './import-closure.ts';

const root = mkdtempSync(join(tmpdir(), 'facade-closure-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'page.tsx': `import { useState } from 'react';
import {
  one,
} from './one.ts';
export * from './two.ts';
import { type Three, type Four } from './three.ts';
export const late = () => import('./late.ts');`,
  'one.ts': "import type { Five } from './five.ts';\nimport './page.tsx';",
  'two.ts': "import words from './words.json';",
  'three.ts': '',
  'five.ts': '',
  'late.ts': '',
  'words.json': '{}',
};

test.each([
  [false, ['one.ts', 'page.tsx', 'two.ts', 'words.json']],
  [true, ['five.ts', 'one.ts', 'page.tsx', 'three.ts', 'two.ts', 'words.json']],
])('follows static imports and re-exports, types: %s, but neither code on demand nor libraries', (types, reached) => {
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(root, file), text);
  const files = importClosures({ types })(join(root, 'page.tsx'));
  expect(files.map((file) => basename(file)).sort()).toEqual(reached);
});
