import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A copy of the workspace, its packages linked, in which a test may change and add what it likes. */
export interface WorkspaceCopy {
  folder: string;
  dispose(): void;
}

/** Copies every file that is in the repository or could be, and links the packages from pnpm's own store. Takes seconds. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'facade-workspace-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'pipe' });
  // Biome reads the ignore file of a repository.
  run('git', ['init', '--quiet']);
  run('pnpm', ['install', '--prefer-offline', '--frozen-lockfile']);
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
