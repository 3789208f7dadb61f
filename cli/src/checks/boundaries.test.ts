import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

const FIXTURES = 'cli/src/checks/fixtures';

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
