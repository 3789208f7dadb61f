import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../commands/command.ts';
import { reportFailure } from '../commands/report-failure.ts';
import { newName, scaffold } from './scaffold.ts';

type PackageManager = 'npm' | 'pnpm' | 'yarn';

const USAGE = 'npm create facade-section mf-guide -- [--site URL] [--packages FOLDER]';

/** Program of `npm create facade-section`: writes a section with its own project into a new folder. */
function create(args: string[]): void {
  const { positionals, values } = parse(args);
  const name = newName(process.cwd(), positionals[0] ?? '');
  const here = dirname(realpathSync(process.argv[1] ?? ''));
  const site = values.site ?? 'http://localhost:8080';
  const templates = [join(here, 'new/template'), join(here, 'new/project-template')];
  const files = scaffold(process.cwd(), name, templates, { __SITE__: site });
  const manager = packageManager(process.env.npm_config_user_agent);
  prepareFor(manager, name, values.packages ? fromFiles(resolve(values.packages), name) : {});
  const run = manager === 'npm' ? 'npx' : manager;
  console.log(`${name} created, ${files.length} files. Next: cd ${name} && ${manager} install && ${run} facade dev`);
}

/** @param agent how the package manager that runs this calls itself, such as `pnpm/12.21.0 npm/? node/v24.21.0 linux x64` */
const packageManager = (agent = ''): PackageManager => {
  const [name] = agent.split('/');
  return name === 'pnpm' || name === 'yarn' ? name : 'npm';
};

function parse(args: string[]) {
  try {
    const options = { site: { type: 'string' }, packages: { type: 'string' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. ${USAGE}`);
  }
}

/** The site's packages in a folder, as `facade pack` makes them: name → where a section finds it. */
function fromFiles(packages: string, section: string): Record<string, string> {
  const found = readdirSync(packages).flatMap((tarball): [string, string][] => {
    const [isPackage, part] = /^facade-(?:(.+)-)?\d+\.\d+\.\d+.*\.tgz$/.exec(tarball) ?? [];
    const from = `file:${relative(section, join(packages, tarball))}`;
    return isPackage ? [[part ? `@facade/${part}` : 'facade', from]] : [];
  });
  return Object.fromEntries(found);
}

/** Writes what a package manager needs beside the templates, and installs these packages from their files instead of from a registry. */
function prepareFor(manager: PackageManager, section: string, packages: Record<string, string>): void {
  const file = join(section, 'package.json');
  const { dependencies, devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  // Those that only others need are named, too: no registry has them.
  for (const [name, from] of Object.entries(packages))
    (name in dependencies ? dependencies : devDependencies)[name] = from;
  const resolutions = manager === 'yarn' && Object.keys(packages).length > 0 && { resolutions: packages };
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies, devDependencies, ...resolutions }, null, 2)}\n`);
  // Nothing that a section installs has to be built, which pnpm takes for an error.
  if (manager === 'pnpm')
    writeFileSync(
      join(section, 'pnpm-workspace.yaml'),
      ['strictDepBuilds: false', ...overrides(packages), ''].join('\n'),
    );
  // The bundler looks for files.
  if (manager === 'yarn') writeFileSync(join(section, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
}

function overrides(packages: Record<string, string>): string[] {
  const lines = Object.entries(packages).map(([name, from]) => `  '${name}': '${from}'`);
  return lines.length > 0 ? ['overrides:', ...lines] : [];
}

try {
  create(process.argv.slice(2));
} catch (error) {
  reportFailure(error as Error);
}
