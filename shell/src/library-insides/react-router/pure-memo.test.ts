import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { markMemoPure } from './pure-memo.ts';

const package_ = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const components = readFileSync(join(package_, 'dist/production/lib/components.js'), 'utf8');

test('marks the call that keeps the data routers in the bundle', () => {
  expect(components).toMatch(/^const \w+ = React(\$\d+)?\.memo\(/m);
  const marked = markMemoPure(components);
  expect(marked).toMatch(/^const \w+ = \/\*#__PURE__\*\/ React(\$\d+)?\.memo\(/m);
  expect(marked.replaceAll('/*#__PURE__*/ ', '')).toBe(components.replaceAll('/*#__PURE__*/ ', ''));
});

test('leaves other calls unchanged', () => {
  expect(markMemoPure('const a = useMemo(() => memo(b)); Reactor.memo(c);')).not.toContain('PURE');
});
