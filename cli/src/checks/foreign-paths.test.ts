import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { foreignPaths } from './foreign-paths.ts';

const root = mkdtempSync(join(tmpdir(), 'facade-paths-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['section-kit/src', 'platform/src/build']) mkdirSync(join(root, folder), { recursive: true });

const problemsOf = (text: string): string[] => {
  writeFileSync(join(root, 'platform/src/build/a.ts'), text);
  return foreignPaths(root);
};

test.each([
  "const own = join(import.meta.dirname, '../../node_modules/.cache');",
  "import { a } from '../b.ts';",
  "const id = 'mf-forms/contact';",
  "const entry = join(folder, 'src/remote.tsx');",
  "// such as 'shell/src/main.ts'",
])('%s is right', (text) => expect(problemsOf(text)).toEqual([]));

test.each([
  "const root = join(import.meta.dirname, '../../..');",
  "const build = 'shell/dist';",
  "const surface = join(root, 'shell/src/composition/surface');",
  "const section = '/mf-forms/src';",
])('%s is refused', (text) =>
  expect(problemsOf(text)).toEqual([`platform/src/build/a.ts:1 names a file outside its package: ${text}`]),
);

test('the packages of this checkout follow the rule', () => expect(foreignPaths(ROOT)).toEqual([]));
