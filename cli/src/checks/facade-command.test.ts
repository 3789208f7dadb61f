import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';

test.each(['backup', 'restore'])('`facade %s` is refused where each user has half of the site', (command) => {
  const script = join(ROOT, 'docs/production/facade.sh');
  const { status, stdout, stderr } = spawnSync('sh', [script, command, '/backup'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`use facade-${command}, which has the whole site`);
});
