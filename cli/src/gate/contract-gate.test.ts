import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@facade/platform/build/release-descriptor';
import type { SectionContract, ShellContract } from '@facade/platform/contract';
import { openStore, publishRelease, type Store } from '@facade/platform/registry';
import { scaffold } from '../new/scaffold.ts';
import { ROOT } from '../workspace.ts';
import { contractGate } from './contract-gate.ts';

/** Builds that break somebody, each really built, held against a store where others are live. */
const BUILD_SHELL = join(import.meta.dirname, '../build/build-shell.ts');
const PATIENCE = 120_000;
const NAME = 'mf-trial';
const CONSENT = 'mf-consent/src/contract.ts';
const folder = mkdtempSync(join(tmpdir(), 'facade-gate-'));
const shell = join(folder, 'shell');
let store: Store;

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const write = (file: string, content: object) => writeFileSync(file, JSON.stringify(content));

/** Runs the bundler in a process of its own: it and the tests' module loader do not get along. */
function inNode(program: string): void {
  const source = `import { buildSection } from '@facade/platform/build';
    import { buildShell } from ${JSON.stringify(BUILD_SHELL)};
    ${program}`;
  const options = { cwd: import.meta.dirname, stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '' } } as const;
  execFileSync(process.execPath, ['--input-type=module', '-e', source], options);
}

/** Builds a fresh section with some of its files changed; gives the folder of the build. */
function buildWith(changes: Record<string, [from: string, to: string]> = {}): string {
  const root = mkdtempSync(join(folder, 'root-'));
  scaffold(root, NAME);
  const source = join(root, NAME);
  // Borrowed from a section that needs the same.
  symlinkSync(join(ROOT, 'mf-consent/node_modules'), join(source, 'node_modules'));
  // The event that some of them send is declared there.
  cpSync(join(ROOT, CONSENT), join(root, CONSENT), { recursive: true });
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = readFileSync(join(source, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    writeFileSync(join(source, file), text.replace(from, to));
  }
  inNode(`await buildSection(${JSON.stringify(root)}, ${JSON.stringify(NAME)});`);
  return join(source, 'dist');
}

/** A copy of a build that says something else of itself. */
function copyOf(build: string, name: string, change: (contract: SectionContract) => void): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(build, copy, { recursive: true });
  const contract = read<SectionContract>(join(copy, 'contract.json'));
  change(contract);
  const text = JSON.stringify({ ...contract, name });
  writeFileSync(join(copy, 'contract.json'), text);
  const hash = integrityOf(Buffer.from(text));
  write(join(copy, 'release.json'), { ...read<object>(join(copy, 'release.json')), name, contract: hash });
  return copy;
}

const said: string[] = [];
const gate = (build: string, options: { shell?: string } = {}) => {
  said.length = 0;
  return contractGate(build, store, { shell, site: 'http://localhost:9', say: (line) => said.push(line), ...options });
};

const EMITS: Record<string, [string, string]> = {
  'src/components/note.tsx': [
    "import { type FragmentProps, useTexts } from '@facade/section-kit';",
    `import { emit, type FragmentProps, useTexts } from '@facade/section-kit';
     export const ask = () => emit('consent:changed', CHOICES);
     const CHOICES = { analyticsStorage: true, adStorage: true, adUserData: true, adPersonalization: true };`,
  ],
};

let good: string;
beforeAll(async () => {
  inNode(`await buildShell(${JSON.stringify(ROOT)}, { output: ${JSON.stringify(shell)} });`);
  good = buildWith(EMITS);
  store = openStore({ data: join(folder, 'data') });
  await publishRelease(store, good);
  // A neighbour that shows the note, and hears of choices.
  const neighbour = copyOf(good, 'mf-neighbour', (contract) => {
    contract.slots = { [`${NAME}/note`]: { fields: { tone: { is: 'calm' } }, optional: [] } };
    contract.events = { emits: {}, hears: contract.events.emits };
  });
  await publishRelease(store, neighbour);
  // Its canary wants more of the event; whoever breaks it breaks some visitors.
  const canary = copyOf(good, 'mf-neighbour', (contract) => {
    contract.slots = { [`${NAME}/note`]: { fields: { tone: { is: 'clear' } }, optional: [] } };
    contract.events = { emits: {}, hears: contract.events.emits };
  });
  await publishRelease(store, canary, { version: '2.0.0', canary: 10 });
}, PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a sound build passes, and the gate says what it did',
  async () => {
    expect(await gate(good)).toEqual([]);
    expect(said[0]).toMatch(/^compared with the shell and mf-neighbour 1\.0\.0-\w+, mf-neighbour 2\.0\.0$/);
    expect(said).toEqual(
      expect.arrayContaining([
        'fragment-note drawn in nl, fr, en, de, 2 times each',
        'page-overview drawn in nl, fr, en, de',
      ]),
    );
  },
  PATIENCE,
);

test(
  'an expose that is gone',
  async () => {
    const build = buildWith({ 'src/remote.tsx': ["note: './fragments/note.tsx',", ''] });
    const refusals = await gate(build);
    expect(refusals).toContainEqual(
      expect.stringMatching(/^fragment "note" is gone: mf-neighbour 1\.0\.0-\w+ shows it$/),
    );
    expect(refusals).toContainEqual('fragment "note" is gone: mf-neighbour 2.0.0 shows it');
  },
  PATIENCE,
);

test(
  'a new required prop',
  async () => {
    const build = buildWith({
      'src/contract.ts': ["tone: 'calm' | 'clear' }", "tone: 'calm' | 'clear'; size: number }"],
    });
    expect(await gate(build)).toContain(
      'fragment "note" breaks mf-neighbour 2.0.0: its prop "size" is required, and is not given',
    );
  },
  PATIENCE,
);

test(
  'a value of a prop that only the canary gives, and an event that is sent no more',
  async () => {
    const build = buildWith({ 'src/contract.ts': ["tone: 'calm' | 'clear' }", "tone: 'calm' }"] });
    expect(await gate(build)).toEqual([
      'fragment "note" breaks mf-neighbour 2.0.0: its prop "tone" is "clear", and must be "calm"',
      expect.stringMatching(/^event "consent:changed" is sent no more: mf-neighbour 1\S+ hears it$/),
      'event "consent:changed" is sent no more: mf-neighbour 2.0.0 hears it',
    ]);
  },
  PATIENCE,
);

test(
  'another payload of an event',
  async () => {
    const payload = copyOf(good, NAME, ({ events }) => {
      events.emits['consent:changed'] = { fields: { adStorage: 'string' }, optional: [] };
    });
    expect(await gate(payload)).toContain(
      'event "consent:changed" breaks mf-neighbour 2.0.0, which hears it: "adStorage" is string, and must be false | true',
    );
  },
  PATIENCE,
);

test(
  'a name outside the shared surface',
  async () => {
    const [from, to] = EMITS['src/components/note.tsx'] as [string, string];
    const note: [string, string] = [from, `${to}\nexport { ThemeProvider } from 'styled-components';`];
    const build = buildWith({ 'src/components/note.tsx': note });
    expect(await gate(build)).toEqual([
      'src/components/note.tsx imports "ThemeProvider" from styled-components: the shell shares only createGlobalStyle, css, keyframes, styled',
    ]);
  },
  PATIENCE,
);

test(
  'a shared module newer than the shell has',
  async () => {
    const older = join(folder, 'older-shell');
    cpSync(shell, older, { recursive: true });
    const contract = read<ShellContract>(join(older, 'contract.json'));
    const jsx = contract.shared['react/jsx-runtime'];
    if (jsx) jsx.version = '18.3.1';
    write(join(older, 'contract.json'), contract);
    expect(await gate(good, { shell: older })).toEqual([
      'it needs react/jsx-runtime ^19.0.0, and the shell has 18.3.1: it would run with that one',
    ]);
  },
  PATIENCE,
);

test(
  'a text that one language lacks',
  async () => {
    const build = buildWith({ ...EMITS, 'src/locales/de.json': ['"title": "Gut zu wissen",', ''] });
    expect(await gate(build)).toEqual(['de lacks "note.title"']);
  },
  PATIENCE,
);

test(
  'more script than its budget',
  async () => {
    const tight: [string, string] = ['"type": "module",', '"type": "module", "sectionBudget": { "expose": 2000 },'];
    const refusals = await gate(buildWith({ ...EMITS, 'package.json': tight }));
    expect(refusals).toEqual([
      expect.stringMatching(
        /^fragment-note weighs \d\.\d KB, more than 2\.0 KB; the biggest file is \w+\.\w+\.js, \d\.\d KB$/,
      ),
      expect.stringMatching(/^page-overview weighs/),
    ]);
  },
  PATIENCE,
);

test(
  'what throws while it is drawn, in the languages in which it does',
  async () => {
    const throws: [string, string] = [
      '  return (',
      "  if (t('overview.title', { lng: 'x' }) && t('overview.intro').startsWith('Ici')) throw new Error('no French here');\n  return (",
    ];
    const build = buildWith({ ...EMITS, 'src/components/overview-view.tsx': throws });
    expect(await gate(build)).toEqual(['page-overview fails in fr: no French here']);
  },
  PATIENCE,
);

test(
  'what throws when it is imported',
  async () => {
    const build = buildWith({
      ...EMITS,
      'src/pages/overview-page.tsx': ['export const page', "throw new Error('at once');\nexport const page"],
    });
    expect(await gate(build)).toEqual([expect.stringContaining('page-overview cannot be loaded: at once')]);
  },
  PATIENCE,
);

test(
  'a loader that never ends, by its name',
  async () => {
    const waits: [string, string] = [
      'async loader({ route, site }) {',
      'async loader({ route, site }) {\n    await new Promise(() => {});',
    ];
    const build = buildWith({ ...EMITS, 'src/pages/overview-page.tsx': waits });
    expect(await gate(build)).toEqual([
      'page-overview in nl did not end: its loader or component waits for what never comes',
    ]);
  },
  PATIENCE,
);

test.each([
  [
    'a search parameter which it does not name',
    "url.searchParams.get('sort');",
    'it reads "sort" of the query, which "parameters" in src/remote.tsx does not name',
  ],
  [
    'the query as a whole',
    'Object.fromEntries(url.searchParams);',
    'it reads the query as a whole: read each parameter by its name, with get()',
  ],
])(
  'a page that reads %s',
  async (_what, reading, problem) => {
    const reads: [string, string] = [
      'async loader({ route, site }) {',
      `async loader({ route, site, url }) {\n    ${reading}`,
    ];
    const build = buildWith({ ...EMITS, 'src/pages/overview-page.tsx': reads });
    expect(await gate(build)).toEqual([`page-overview fails in nl, fr, en, de: ${problem}`]);
  },
  PATIENCE,
);

test(
  'a page without a loader',
  async () => {
    const build = buildWith({
      ...EMITS,
      'src/pages/overview-page.tsx': ['export const page =', 'export const other ='],
    });
    expect(await gate(build)).toEqual(['page-overview exports no "page"']);
  },
  PATIENCE,
);

test(
  'an old contract, or none',
  async () => {
    const old = copyOf(good, NAME, (contract) => {
      contract.contract = 0;
    });
    expect(await gate(old)).toEqual(['it was built for contract 0, older than the shell understands (1)']);
    rmSync(join(old, 'contract.json'));
    expect(existsSync(join(old, 'release.json'))).toBe(true);
    expect(await gate(old)).toEqual([expect.stringContaining('it has no contract.json')]);
  },
  PATIENCE,
);
