import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findSections } from '../cli/site-folders.ts';
import { foreignImports } from './shared-surface.ts';

/**
 * Holds sections to the names the shell shares, and the import rules of `.dependency-cruiser.cjs` over the whole repository, and then over a fixture that breaks them:
 * dependency-cruiser exits with 0 when it could not read a file, so a check that never fails proves nothing.
 */
const ROOT = resolve(import.meta.dirname, '../../..');
const FIXTURE = 'platform/src/checks/fixtures';

interface Cruise {
  summary: {
    violations: { from: string; to: string; rule: { name: string; severity: string } }[];
    totalCruised: number;
  };
}

function cruise(folders: string[]): Cruise['summary'] {
  const command = join(ROOT, 'node_modules/.bin/depcruise');
  const { stdout, stderr } = spawnSync(
    command,
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
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

const FOLDERS = ['shared-domain', 'shared-ui', 'server-kit', 'platform', 'shell', 'api', ...findSections()];
const repository = cruise([...FOLDERS.map((folder) => `${folder}/src`), 'tools/sample-agency']);
const fixture = cruise([FIXTURE]);
const problems = [
  ...repository.violations
    .filter(({ from }) => !from.startsWith(FIXTURE))
    .map(({ from, to, rule }) => `${from} may not import ${to} (${rule.name})`),
  ...foreignImports(ROOT, findSections()),
  ...(repository.totalCruised < 100 ? [`only ${repository.totalCruised} files were read`] : []),
  ...(fixture.violations.length === 0 ? [`the forbidden import in ${FIXTURE} was not found`] : []),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${repository.totalCruised} files keep the import rules`);
