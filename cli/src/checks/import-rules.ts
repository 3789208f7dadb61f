import { spawnSync } from 'node:child_process';
import { findSections, ROOT, toolOf } from '../workspace.ts';
import { dialectProblems } from './dialect.ts';
import { foreignPaths } from './foreign-paths.ts';
import { foreignImports } from './shared-surface.ts';
import { crowdedFolders, longFiles } from './sizes.ts';

/**
 * Checks the import rules of `.dependency-cruiser.cjs` over the whole repository, and over a fixture that breaks them:
 * dependency-cruiser exits with 0 if it cannot read a file, so the fixture proves that the check can fail. Also checks that
 * sections use only names that the shell shares and follow one style, that packages name no file of higher packages, and that
 * no file is too long and no folder crowded. With the name of a section it follows only what that section imports.
 */
const FIXTURES = 'cli/src/checks/fixtures';

interface Cruise {
  summary: {
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
    totalCruised: number;
  };
}

function cruise(folders: string[], exclude: string[] = []): Cruise['summary'] {
  const { stdout, stderr } = spawnSync(
    toolOf('depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...exclude, ...folders],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  try {
    return (JSON.parse(stdout) as Cruise).summary;
  } catch {
    throw new Error(`dependency-cruiser gave no result: ${stderr}`);
  }
}

const PACKAGES = [
  'shared-domain',
  'feed',
  'shared-ui',
  'server-kit',
  'section-kit',
  'map-kit',
  'platform',
  'cli',
  'shell',
  'api',
];
/** Journeys, measurements and samples; not all of them have a folder `src`. */
const ON_TOP = ['e2e', 'bench', 'fuzz', 'tools/sample-agency'];
/** A section alone, with what it imports. */
const [only] = process.argv.slice(2);
const folders = only
  ? [`${only}/src`]
  : [...[...PACKAGES, ...findSections()].map((folder) => `${folder}/src`), ...ON_TOP];
const cruised = cruise(folders, ['--exclude', '(^|/)fixtures/']);
const fixture = cruise([FIXTURES]);
const problems = [
  ...cruised.violations.map(({ from, to, rule }) => `${from} may not import ${to} (${rule.name})`),
  ...foreignImports(ROOT, findSections()),
  ...dialectProblems(ROOT, findSections()),
  ...foreignPaths(ROOT),
  ...longFiles(ROOT),
  ...crowdedFolders(ROOT),
  ...(cruised.totalCruised < 100 ? [`only ${cruised.totalCruised} files were read`] : []),
  ...(fixture.violations.length === 0 ? [`the forbidden import in ${FIXTURES} was not found`] : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${cruised.totalCruised} files keep the import rules`);
