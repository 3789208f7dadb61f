import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { MAIN, ROOT } from '../workspace.ts';

/** Generated files that are not committed. */
const MADE = new Set(['node_modules', 'dist', 'coverage', '.git', '.facade', '.toolchain', '.swc']);

/** A copy of the workspace with linked packages, which a test may change freely. */
export interface WorkspaceCopy {
  folder: string;
  /** Its command line. */
  main: string;
  dispose(): void;
}

/** Copies the sources and links the packages from pnpm's own store. Takes seconds. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'facade-workspace-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => path === ROOT || !MADE.has(basename(path)) });
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'pipe' } as const;
  execFileSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile'], options);
  return {
    folder,
    main: join(folder, relative(ROOT, MAIN)),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
