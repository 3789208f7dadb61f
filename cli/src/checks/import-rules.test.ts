import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { readText } from './production-files.ts';

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

/** `app` joins the others, so none imports it; tests stand beside the rooms. */
const NOT_ENTERED = ['app', 'testing'];

const rooms = readdirSync(join(ROOT, 'api/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_ENTERED.includes(entry.name))
  .map(({ name }) => name);

test.each(rooms)('%s says what it owns, writes and never does, and the README of the api repeats the first', (room) => {
  const [, owns = '', writes, never] = readText(`api/src/${room}/index.ts`).split('\n * ');
  expect(writes).toMatch(/^Writes /);
  expect(never).toMatch(/^Never /);
  const listed = new RegExp(`^src/${room}/ +(.*)$`, 'm').exec(readText('api/README.md'))?.[1] ?? '';
  expect(`${listed}.`.toLowerCase()).toBe(owns.toLowerCase());
});
