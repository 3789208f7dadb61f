import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, whenChanged } from './fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facade-fingerprint-'));
  write('a/src/one.ts', '1');
  write('a/src/deep/two.ts', '2');
  write('lock.yaml', 'x');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
const now = () => fingerprint(root, ['a/src', 'lock.yaml', 'missing']);

test('the same files have the same fingerprint in any folder', () => {
  const before = now();
  write('a/src/one.ts', '1');
  expect(now()).toBe(before);
});

test.each([
  ['one byte', 'a/src/deep/two.ts', '3'],
  ['a new file', 'a/src/three.ts', ''],
  ['a file of its own', 'lock.yaml', 'y'],
])('%s changed: another fingerprint', (_what, file, text) => {
  const before = now();
  write(file, text);
  expect(now()).not.toBe(before);
});

test('a renamed file changes the fingerprint', () => {
  const before = now();
  rmSync(join(root, 'a/src/one.ts'));
  write('a/src/uno.ts', '1');
  expect(now()).not.toBe(before);
});

test.each(['a/src/one.test.ts', 'a/src/view.test.tsx', 'a/src/node_modules/x.js', 'a/src/dist/x.js', 'b/src/x.ts'])(
  '%s does not matter to a build',
  (file) => {
    const before = now();
    write(file, 'x');
    expect(now()).toBe(before);
  },
);

test('tests are hashed when nothing is skipped', () => {
  const withTests = () => fingerprint(root, ['a/src'], () => false);
  const before = withTests();
  write('a/src/one.test.ts', 'x');
  expect(withTests()).not.toBe(before);
});

test('work runs once per key, and again after a failure', async () => {
  const marker = join(root, 'markers/x');
  const work = jest.fn(async () => {});
  expect(await whenChanged(marker, 'k1', work)).toBe(true);
  expect(await whenChanged(marker, 'k1', work)).toBe(false);
  work.mockRejectedValueOnce(new Error('broken'));
  await expect(whenChanged(marker, 'k2', work)).rejects.toThrow('broken');
  expect(readFileSync(marker, 'utf8')).toBe('k1');
  expect(await whenChanged(marker, 'k2', work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(3);
});

test('work runs again when its result was deleted', async () => {
  const marker = join(root, 'marker');
  const work = async () => write('dist/out.js', '');
  const run = () => whenChanged(marker, 'k', work, join(root, 'dist/out.js'));
  expect([await run(), await run()]).toEqual([true, false]);
  rmSync(join(root, 'dist'), { recursive: true });
  expect(await run()).toBe(true);
});
