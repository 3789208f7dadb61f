import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as apiCommands from '../commands/api-commands.ts';
import { ROOT } from '../workspace.ts';

const SCRIPT = join(ROOT, 'docs/production/facade.sh');

test.each(['backup', 'restore'])('`facade %s` is refused for users who can read only half of the site', (command) => {
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, command, '/backup'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`use facade-${command}, which has the whole site`);
});

describe('the user that a command needs', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade-command-'));
    writeFileSync(join(folder, 'runuser'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const runAs = (command: string) => {
    const env = { PATH: `${folder}:${process.env.PATH}`, FACADE_VERSION: ROOT };
    const { stdout } = spawnSync('sh', [SCRIPT, ...command.split(' ')], { encoding: 'utf8', env });
    return [/^-u (\S+)/.exec(stdout)?.[1], /--env-file=(\S+)/.exec(stdout)?.[1]];
  };

  // The machine of the documentation has a PostgreSQL server: there is no embedded database to convert.
  const {
    runApiProgram: _run,
    backup: _backup,
    restore: _restore,
    convertDatabase: _convert,
    importFeed,
    ...others
  } = apiCommands;
  const ofApi = Object.keys({ import: importFeed, ...others });
  test.each([...ofApi, 'owner add', 'staff add', 'staff list', 'staff remove'])('facade %s: of the apis', (command) =>
    expect(runAs(command)).toEqual(['facade', '/etc/facade/api.env']),
  );

  test.each(['staff', 'staff --for 1d', 'publish mf-detail', 'status'])('facade %s: the publishing user', (command) =>
    expect(runAs(command)).toEqual(['facade-publish', '/etc/facade/publish.env']),
  );
});
