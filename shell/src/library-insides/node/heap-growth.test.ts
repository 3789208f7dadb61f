import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });

test('V8 has the flag: it ignores unknown ones', () => {
  expect(run('--v8-options')).toContain('--heap-growing-percent');
});

test('and accepts it repeatedly after the start', () => {
  const file = JSON.stringify(join(import.meta.dirname, 'heap-growth.ts'));
  const program = `
    const { setHeapGrowth } = await import(${file});
    for (const growth of ['small', 'large', 'small']) setHeapGrowth(growth);
    console.log('set');
  `;
  expect(run('--input-type=module', '--eval', program)).toBe('set\n');
});
