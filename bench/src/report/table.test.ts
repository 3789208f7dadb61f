import { formatTable } from './table.ts';

test('one line per figure, with aligned columns and a verdict for each target', () => {
  const table = formatTable('scripts', [
    {
      name: 'JavaScript',
      page: 'home',
      unit: 'KB',
      value: 131.26,
      beside: { name: 'one application', value: 104.5 },
      targets: [
        { of: 'value', atMost: 140 },
        { of: 'difference', atMost: 20 },
      ],
    },
    { name: 'depth', page: 'list', unit: '', value: 2 },
  ]);
  expect(table.split('\n')).toEqual([
    'scripts',
    '            page  composed  beside it                 ratio  target',
    'JavaScript  home  131 KB    105 KB (one application)  1.26   ≤ 140 KB reached, difference ≤ 20 KB MISSED',
    'depth       list  2',
  ]);
});

test('small values keep their significant digits', () => {
  const [, , line, small] = formatTable('', [
    { name: 'x', page: '', unit: 's', value: 1.234, beside: { name: 'y', value: 12.34 } },
    { name: 'z', page: '', unit: '', value: 0.00123 },
  ]).split('\n');
  expect(small).toContain('0.0012');
  expect(line).toContain('1.23 s');
  expect(line).toContain('12.3 s (y)');
});

test('a target that cannot be judged is marked', () => {
  const table = formatTable('', [{ name: 'x', page: '', unit: '', value: 1, targets: [{ of: 'ratio', atMost: 1.3 }] }]);
  expect(table).toContain('ratio ≤ 1.3 ?');
});
