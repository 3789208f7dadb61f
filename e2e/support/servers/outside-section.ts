import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../root.ts';

/** A section in a folder outside the repository, made and installed from the packed packages alone. */
export interface OutsideSection {
  folder: string;
  /** Milliseconds for its creation and its installation. */
  took: { create: number; install: number };
  /** Runs the installed `facade` there; returns its output. Throws the output if it fails. */
  facade(...args: string[]): Promise<string>;
  /** Takes the sources of an example in place of the created ones. */
  take(example: string): void;
  /** Lets the stock webpack of this workspace build it from now on, with the configuration in `examples/bundlers`. */
  bundleWithWebpack(): void;
  /** Puts another text in the place of one in a source file. */
  edit(file: string, from: string, to: string): void;
  /** Creates another section with another package manager, installs and verifies it; returns what `facade verify` says. */
  verifiedBy(manager: 'pnpm' | 'yarn', name: string): Promise<string>;
  dispose(): void;
}

const YARN = join(ROOT, 'e2e/node_modules/.bin/yarn');

/** Packs the packages, then does what `docs/adding-a-section.md` says to a team with a repository of its own. Takes a minute or two. */
export function outsideSection(name: string, site: string): OutsideSection {
  const parent = mkdtempSync(join(tmpdir(), 'facade-outside-'));
  const folder = join(parent, name);
  const packages = join(parent, 'packages');
  const env = { ...process.env, NODE_OPTIONS: '' };
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  const timed = (work: () => void) => {
    const began = performance.now();
    work();
    return performance.now() - began;
  };
  run(ROOT, process.execPath, MAIN, 'pack', '--out', packages, '--version', '1.2.3');
  const creator = ['--yes', '--package', join(packages, 'create-facade-section-1.2.3.tgz'), 'create-facade-section'];
  const create = timed(() => run(parent, 'npx', ...creator, name, '--packages', packages, '--site', site));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = timed(() => run(folder, 'npm', 'install', ...quiet));
  return {
    folder,
    took: { create, install },
    async facade(...args) {
      const program = join(folder, 'node_modules/.bin/facade');
      const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env });
      return stdout;
    },
    take(example) {
      rmSync(join(folder, 'src'), { recursive: true });
      cpSync(join(ROOT, 'examples', example, 'src'), join(folder, 'src'), { recursive: true });
    },
    bundleWithWebpack() {
      cpSync(join(ROOT, 'examples/bundlers/webpack.config.mjs'), join(folder, 'webpack.config.mjs'));
      for (const name of ['webpack', 'webpack-cli', 'swc-loader']) {
        const path = join(folder, 'node_modules', name);
        rmSync(path, { recursive: true, force: true });
        symlinkSync(join(ROOT, 'cli/node_modules', name), path);
      }
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      manifest.scripts = { ...manifest.scripts, bundle: 'node node_modules/webpack-cli/bin/cli.js' };
      writeFileSync(file, JSON.stringify(manifest));
    },
    edit(file, from, to) {
      const path = join(folder, 'src', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(path, text.replace(from, to));
    },
    async verifiedBy(manager, another) {
      const file = join(packages, 'create-facade-section-1.2.3.tgz');
      const [program = '', ...creator] =
        manager === 'pnpm'
          ? ['pnpm', `--package=file:${file}`, 'dlx']
          : [YARN, 'dlx', '--quiet', '--package', `create-facade-section@file:${file}`];
      const settings = {
        // Yarn does not read the settings of npm.
        YARN_NPM_REGISTRY_SERVER: run(parent, 'npm', 'config', 'get', 'registry').trim(),
        // In CI yarn makes no lockfile, which a new section does not have yet.
        YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      };
      const start = (cwd: string, ...args: string[]) =>
        promisify(execFile)(program, args, { cwd, env: { ...env, ...settings } });
      const apart = mkdtempSync(join(parent, `${manager}-`));
      const options = ['--packages', packages, '--site', 'http://localhost:9'];
      await start(apart, ...creator, 'create-facade-section', another, ...options);
      const created = join(apart, another);
      await start(created, 'install');
      return (await start(created, 'facade', 'verify')).stdout;
    },
    dispose: () => rmSync(parent, { recursive: true, force: true }),
  };
}
