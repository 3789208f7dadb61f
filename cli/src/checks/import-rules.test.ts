import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

const FIXTURES = 'cli/src/checks/fixtures';

test('finds a section that imports another, an imported example, a sample agency with outside imports, and rooms that go up or in', () => {
  const { status, stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', FIXTURES],
    { cwd: ROOT, encoding: 'utf8' },
  );
  // It exits with the number of errors.
  expect(status).toBe(5);
  expect(stdout).toContain(`sections-stay-apart: ${FIXTURES}/mf-one/src/one.ts`);
  expect(stdout).toContain(`examples-are-not-shipped: ${FIXTURES}/mf-two/src/shipped.ts`);
  expect(stdout).toContain('sample-agency-stands-alone');
  expect(stdout).toContain(`api-room-kernel: ${FIXTURES}/api/src/kernel/time/noon.ts`);
  expect(stdout).toContain(`api-room-app: ${FIXTURES}/api/src/app/start.ts`);
});
