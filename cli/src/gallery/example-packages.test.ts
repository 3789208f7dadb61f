import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findExamplePackages, packagesModule } from './example-packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facade-gallery-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
}

test('packages with examples, shared-ui first', () => {
  for (const file of [
    'mf-b/src/components/x/b.examples.tsx',
    'shared-ui/src/c.examples.tsx',
    'mf-a/src/a.examples.tsx',
  ]) {
    write(file);
  }
  write('mf-none/src/remote.tsx');
  write('shell/src/d.examples.tsx');
  expect([...findExamplePackages(root)]).toEqual(['shared-ui', 'mf-a', 'mf-b'].map((name) => [name, join(root, name)]));
});

test('a package without locales has no texts to load', () => {
  write('mf-a/src/a.examples.tsx');
  write('mf-a/src/locales/nl.json');
  write('mf-b/src/b.examples.tsx');
  const [a = '', b = ''] = packagesModule(findExamplePackages(root)).split('name: "mf-b"');
  expect(a).toContain(`texts: import.meta.webpackContext(${JSON.stringify(join(root, 'mf-a/src/locales'))}`);
  expect(b).toContain('texts: null');
});
