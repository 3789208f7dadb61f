import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FIXTURES = 'platform/src/checks/fixtures';

test('a section that imports another is found', () => {
  const { status, stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', FIXTURES],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('sections-stay-apart');
  expect(stdout).toContain(`${FIXTURES}/mf-one/src/one.ts`);
});

test('an example that other code imports is found', () => {
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', FIXTURES],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stdout).toContain(
    `examples-are-not-shipped: ${FIXTURES}/mf-two/src/shipped.ts → ${FIXTURES}/mf-two/src/two.examples.tsx`,
  );
});
