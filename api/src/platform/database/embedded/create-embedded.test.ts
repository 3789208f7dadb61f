import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../../kernel/startup-error.ts';
import { openDatabase } from '../index.ts';
import { createEmbedded } from './create-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-create-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the leftovers of an interrupted start are not taken for a database', async () => {
  const data = join(folder, 'pgdata');
  mkdirSync(`${data}.part`);
  writeFileSync(join(`${data}.part`, 'PG_VERSION'), 'half');
  await createEmbedded(data);
  expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
  expect(existsSync(`${data}.part`)).toBe(false);
});

test('a start logs once why it cannot be created', async () => {
  mkdirSync(join(folder, 'start/database'), { recursive: true });
  symlinkSync('nowhere', join(folder, 'start/database/pgdata'));
  const failure: Error = await openDatabase({ url: null, folder: join(folder, 'start') }).catch((error) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect(failure.message).toMatch(/^The embedded database \S+\/database\/pgdata cannot be created: ENOTDIR/);
});

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const mount = isRoot ? test : test.skip;

mount(
  `a full disk is reported in one line, and leaves no files behind${isRoot ? '' : ' (skipped: only root can mount)'}`,
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    try {
      const failure: Error = await createEmbedded(join(disk, 'pgdata')).then(
        () => new Error('it was created'),
        (error) => error,
      );
      expect(failure.message).toBe(
        `The embedded database ${join(disk, 'pgdata')} cannot be created: no space is left on the device`,
      );
      expect(existsSync(join(disk, 'pgdata.part'))).toBe(false);
    } finally {
      execFileSync('umount', [disk]);
    }
  },
);
