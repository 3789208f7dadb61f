import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const mounting = isRoot ? test : test.skip;
const note = isRoot ? '' : ' (skipped: only root can mount)';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-disk-'));
});
afterEach(() => {
  if (isRoot) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** The stderr output and exit status of `npm start`. */
function start(env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'start'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', FACADE_DATA: folder, ...env },
  });
  // Another test may be building a section at the same time.
  const lines = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('  waiting for process'));
  return { status, lines };
}

mounting(
  `a full disk is one line${note}`,
  () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
    const { status, lines } = start();
    expect([status, lines]).toEqual([
      1,
      [expect.stringMatching(/^facade: (cannot write to \S+ \(ENOSPC\)|no space is left on the disk.*)$/)],
    ]);
  },
  120_000,
);

mounting(
  `a read-only disk is one line${note}`,
  () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]);
    const line = `facade: cannot write to ${folder} (EROFS); set FACADE_DATA to a folder of your own`;
    expect(start()).toEqual({ status: 1, lines: [line] });
    const below = join(folder, 'state');
    expect(start({ FACADE_DATA: below }).lines).toEqual([line.replace(folder, below)]);
  },
  120_000,
);
