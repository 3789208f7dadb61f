import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../commands/command.ts';
import { reportFailure } from '../commands/report-failure.ts';
import { newName, scaffold } from './scaffold.ts';

const USAGE = 'npm create facade-section mf-guide -- [--site URL] [--packages FOLDER]';

/** Program of `npm create facade-section`: writes a section with its own project into a new folder. */
function create(args: string[]): void {
  const { positionals, values } = parse(args);
  const name = newName(process.cwd(), positionals[0] ?? '');
  const here = dirname(realpathSync(process.argv[1] ?? ''));
  const site = values.site ?? 'http://localhost:8080';
  const templates = [join(here, 'new/template'), join(here, 'new/project-template')];
  const files = scaffold(process.cwd(), name, templates, { __SITE__: site });
  if (values.packages) installFrom(resolve(values.packages), name);
  console.log(`${name} created, ${files.length} files. Next: cd ${name} && npm install && npx facade dev`);
}

function parse(args: string[]) {
  try {
    const options = { site: { type: 'string' }, packages: { type: 'string' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}. ${USAGE}`);
  }
}

/** Installs the site's packages from the files in a folder, as `facade pack` makes them, instead of from a registry. */
function installFrom(packages: string, section: string): void {
  const file = join(section, 'package.json');
  const { dependencies, devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  for (const tarball of readdirSync(packages)) {
    const [, part] = /^facade-(?:(.+)-)?\d+\.\d+\.\d+.*\.tgz$/.exec(tarball) ?? [];
    if (!tarball.startsWith('facade-')) continue;
    const name = part ? `@facade/${part}` : 'facade';
    const from = `file:${relative(section, join(packages, tarball))}`;
    // Those that only others need are named, too: no registry has them.
    (name in dependencies ? dependencies : devDependencies)[name] = from;
  }
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2)}\n`);
}

try {
  create(process.argv.slice(2));
} catch (error) {
  reportFailure(error as Error);
}
