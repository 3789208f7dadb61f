import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../workspace.ts';

const SHARED = ['react', 'react-dom', 'react-i18next', 'react-router', 'styled-components'];

/** Puts into a folder outside the workspace what an installation of the packages would, and these packages of some of its folders. */
export function installInto(folder: string, more: Record<string, string[]> = {}): void {
  const link = (name: string, to: string) => {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(ROOT, to), path);
  };
  for (const name of ['platform', 'section-kit', 'shared-ui']) link(`@facade/${name}`, name);
  for (const [owner, names] of Object.entries({ platform: [...SHARED, '@module-federation', '@rspack'], ...more }))
    for (const name of names) link(name, `${owner}/node_modules/${name}`);
}

/** Runs Node.js as a child process: the bundler does not work with the tests' module loader. */
export const inNode = (cwd: string, args: string[], env: Record<string, string> = {}): Buffer =>
  execFileSync(process.execPath, args, { cwd, stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '', ...env } });
