import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type FakeApi, startFakeApi } from '@facade/shell/testing/fake-api';
import { copyWorkspace, type WorkspaceCopy } from '../testing/copy-workspace.ts';
import { findSections, ROOT } from '../workspace.ts';
import { newName } from './scaffold.ts';
import { siteThatShows } from './testing/site-that-shows.ts';

/**
 * What `docs/adding-a-section.md` promises: a section is created, passes every check, is published and shown, and is removed
 * again. In a copy of the workspace, so that this one does not change.
 */
const NAME = 'mf-trial';
const TIMEOUT = 120_000;
let workspace: WorkspaceCopy;
let copy: string;
/** What the command said. */
let created: string;
const envOf = () => ({
  ...process.env,
  NODE_OPTIONS: '',
  FACADE_DATA: join(copy, '.facade'),
  FACADE_SITE: 'http://localhost:9',
});

const run = (command: string, args: string[], extra: NodeJS.ProcessEnv = {}): string =>
  execFileSync(command, args, { cwd: copy, env: { ...envOf(), ...extra }, encoding: 'utf8', stdio: 'pipe' });
const facade = (...args: string[]) => run(process.execPath, [workspace.main, ...args]);
const tool = (name: string, args: string[], extra: NodeJS.ProcessEnv = {}) =>
  run(join(copy, 'node_modules/.bin', name), args, extra);

beforeAll(() => {
  workspace = copyWorkspace();
  copy = workspace.folder;
  created = facade('new', NAME);
}, TIMEOUT);

afterAll(() => workspace?.dispose());

test('the guide shows what the command says', () => {
  const [said = ''] = created.trim().split('\n').slice(-1);
  const guide = readFileSync(join(ROOT, 'docs/deploying-a-section.md'), 'utf8');
  expect(guide).toContain(`\n${said.replaceAll(NAME, 'mf-guide').replace('npm run facade --', 'facade')}\n`);
});

test(
  'it passes every check',
  () => {
    tool('biome', ['check', NAME]);
    // Alone, as `facade verify SECTION` checks it.
    tool('tsc', ['-p', `${NAME}/tsconfig.json`]);
    run(process.execPath, ['cli/src/checks/import-rules.ts', NAME]);
    tool('knip', ['--workspace', NAME]);
    const jest = ['--json', '--runInBand', NAME];
    const report = JSON.parse(tool('jest', jest, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }));
    expect(report).toMatchObject({ success: true, numPassedTests: 21 });
  },
  TIMEOUT,
);

test(
  'an error in its sources gives one line, which names the file',
  () => {
    const file = join(copy, NAME, 'src/note/note.tsx');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, 'export const Note = ;\n');
    const { status, stderr } = spawnSync(process.execPath, [workspace.main, 'facade', 'check', NAME], {
      cwd: copy,
      env: envOf(),
      encoding: 'utf8',
    });
    writeFileSync(file, text);
    expect([status, stderr]).toEqual([
      1,
      `facade: ${NAME} cannot be built: src/note/note.tsx:1: Expression expected\n`,
    ]);
  },
  TIMEOUT,
);

describe('published', () => {
  let api: FakeApi;
  let shell: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const said = facade('publish', NAME);
    expect(said).toMatch(
      /fragment-note rendered in nl, fr, en, de.*page-overview rendered in nl, fr, en, de.*is live/s,
    );
    api = await startFakeApi(siteThatShows(NAME));
    const environment = { ...envOf(), FACADE_API_URL: api.url, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' };
    shell = fork(join(copy, 'shell/src/server/main.ts'), { cwd: copy, env: environment, execArgv: [], stdio: 'pipe' });
    const [{ port }] = (await once(shell, 'message')) as [{ port: number }];
    url = `http://127.0.0.1:${port}`;
  }, TIMEOUT);

  afterAll(async () => {
    if (shell?.exitCode === null && shell.kill('SIGTERM')) await once(shell, 'exit');
    await api?.close();
  });

  test.each([
    ['/nl/proef/', '<h1', 'Hier komt wat deze pagina voor een bezoeker doet.'],
    ['/fr/essai/', '<h1', 'Ici se trouvera ce que cette page apporte au visiteur.'],
    ['/nl/contact/', 'Goed om te weten', 'Deze nota komt van Trial.'],
    ['/fr/contact/', 'Bon à savoir', 'Cette note vient de Trial.'],
  ])('it shows at %s', async (path, ...texts) => {
    const answer = await fetch(url + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`data-section="${NAME}" data-release="1.0.0-`);
    for (const text of texts) expect(html).toContain(text);
  });

  test(
    'not deployed, its page answers 503, and the page with its fragment shows a notice in its place',
    async () => {
      const version: string = JSON.parse(facade('status', '--json')).sections[NAME].live;
      facade('retire', NAME);
      while ((await fetch(`${url}/nl/proef/`)).status !== 503) await setTimeout(50);
      const answer = await fetch(`${url}/nl/contact/`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Dit onderdeel is even niet beschikbaar');
      facade('promote', NAME, '--version', version);
    },
    TIMEOUT,
  );
});

test(
  'a release of a channel becomes a canary once it has passed the gate again',
  () => {
    facade('publish', NAME, '--version', '9.0.0', '--channel', 'preview');
    const contract = join(copy, 'shell/dist/contract.json');
    const text = readFileSync(contract, 'utf8');
    const promote = () => facade('promote', NAME, '--version', '9.0.0', '--canary', '0');
    writeFileSync(contract, JSON.stringify({ ...JSON.parse(text), contracts: [99] }));
    expect(promote).toThrow(`${NAME} may not be published: it was built for contract 1`);
    writeFileSync(contract, text);
    const said = promote();
    expect(said).toMatch(/page-overview rendered in nl, fr, en, de.*mf-trial 9\.0\.0 is the canary for 0 %/s);
  },
  TIMEOUT,
);

test(
  'removed again, nothing is left of it',
  () => {
    expect(findSections(copy)).toContain(NAME);
    rmSync(join(copy, NAME), { recursive: true });
    run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']);
    expect(findSections(copy)).toEqual(findSections());
    expect(readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8')).not.toContain(NAME);
  },
  TIMEOUT,
);

test.each(['Trial', 'mf-', 'mf-a_b', 'mf--a', 'trial', `mf-${'a'.repeat(40)}`, '../mf-a', 'mf-listings'])(
  '"%s" is no name for a new section: one line',
  (name) => {
    expect(() => newName(ROOT, name)).toThrow(
      /^(a section's name is mf-… in lower-case letters|the folder \S+ exists already)/,
    );
  },
);
