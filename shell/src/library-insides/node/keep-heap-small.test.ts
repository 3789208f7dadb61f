import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });

test('V8 has the flag: it ignores one that it does not know', () => {
  expect(run('--v8-options')).toContain('--heap-growing-percent');
});

test('and takes it after the start', () => {
  const file = JSON.stringify(join(__dirname, 'keep-heap-small.ts'));
  expect(run('--input-type=module', '--eval', `(await import(${file})).keepHeapSmall(); console.log('set')`)).toBe(
    'set\n',
  );
});
