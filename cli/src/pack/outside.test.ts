import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIN, ROOT } from '../workspace.ts';

/**
 * What `docs/adding-a-section.md` promises to a team with a repository of its own: it creates a section in an empty folder, from the packed
 * files alone, and builds and checks it there.
 */
const TIMEOUT = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'facade-outside-'));
const packages = join(folder, 'packages');
const section = join(folder, 'mf-trial');
const env = { ...process.env, NODE_OPTIONS: '', FACADE_SITE: 'http://localhost:9' };

const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  run(ROOT, process.execPath, MAIN, 'pack', '--out', packages, '--version', '1.2.3');
  const creator = join(packages, 'create-facade-section-1.2.3.tgz');
  const create = ['--yes', '--package', creator, 'create-facade-section', 'mf-trial', '--packages', packages];
  run(folder, 'npx', ...create);
  run(section, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
}, TIMEOUT);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'it is built and passes the gate, without a workspace and without a site',
  () => {
    const said = run(section, 'npx', 'facade', 'check');
    expect(said).toMatch(
      /the shell of these tools.*fragment-note rendered in nl, fr, en, de.*page-overview rendered in nl, fr, en, de.*could be published/s,
    );
    const contract = JSON.parse(readFileSync(join(section, 'dist/contract.json'), 'utf8'));
    expect(contract).toMatchObject({
      name: 'mf-trial',
      typeErrors: [],
      fragments: { note: { fields: { tone: { oneOf: [{ is: 'calm' }, { is: 'clear' }] } } } },
    });
    expect(contract.shared.react.range).toMatch(/^\^19\./);
  },
  TIMEOUT,
);

test(
  'its types and tests pass',
  () => {
    expect(run(section, 'npx', 'facade', 'verify')).toContain('could be published');
  },
  TIMEOUT,
);

test('what needs the site says what is missing', () => {
  expect(() => run(section, 'npx', 'facade', 'publish')).toThrow('this needs a key of the team');
});
