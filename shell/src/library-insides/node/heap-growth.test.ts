import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });

test('V8 has the flag: it ignores one that it does not know', () => {
  expect(run('--v8-options')).toContain('--heap-growing-percent');
});

/** Fills the heap again and again with what lives for a while and is garbage then. */
const PROGRAM = `
  let garbage = [];
  for (let round = 0; round < 1200; round += 1) {
    garbage.push(Array.from({ length: 20_000 }, (_, id) => ({ id })));
    if (garbage.length > 20) garbage = [];
  }
`;

test('and takes it after the start: a heap that may grow is collected less often', () => {
  const file = JSON.stringify(join(__dirname, 'heap-growth.ts'));
  const collections = (growth: string): number =>
    run(
      '--trace-gc',
      '--input-type=module',
      '--eval',
      `(await import(${file})).setHeapGrowth('${growth}'); ${PROGRAM}`,
    ).split('Mark-Compact').length;
  expect(collections('large')).toBeLessThan(collections('small'));
});
