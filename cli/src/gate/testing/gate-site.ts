import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@facade/platform/build/release-descriptor';
import type { SectionContract } from '@facade/platform/contract';
import { openStore, publishRelease, type Store } from '@facade/platform/registry';
import { scaffold } from '../../new/scaffold.ts';
import { WORKSPACE_SECTION } from '../../new/template.ts';
import { ROOT } from '../../workspace.ts';
import { contractGate, type GateOptions, type Verdict } from '../contract-gate.ts';

const BUILD_SHELL = join(import.meta.dirname, '../../build/build-shell.ts');

/** Timeout for builds, in milliseconds. */
export const TIMEOUT = 120_000;
const FIXTURES = join(import.meta.dirname, '../fixtures');
const CONSENT = 'mf-consent/src/contract.ts';
/** The section under test. */
export const NAME = 'mf-trial';
/** Source file → what is replaced in it, and by what; an empty string is the end of the file. */
export type Changes = Record<string, [from: string, to: string]>;

/** Makes the note send an event. */
export const EMITS: Changes = {
  'src/note/note.tsx': [
    "import { type FragmentProps, useTexts } from '@facade/section-kit';",
    `import { emit, type FragmentProps, useTexts } from '@facade/section-kit';
     export const ask = () => emit('consent:changed', CHOICES);
     Object.assign(Note, { ask }); // Otherwise the bundler removes unused code.
     const CHOICES = { analyticsStorage: true, adStorage: true, adUserData: true, adPersonalization: true };`,
  ],
};

/** A store with a live neighbour that shows the note and listens to its event, and builds to check against it. */
export interface GateSite {
  /** Folder of the shell's build. */
  shell: string;
  store: Store;
  /** Build that is live. */
  good: string;
  /** Lines of the last gate. */
  said: string[];
  /** Builds a fresh section with some of its files changed; returns the folder of the build. */
  buildWith(changes?: Changes): string;
  /** Builds a section of the folder for fixtures, with some of its files changed. */
  buildFixture(name: string, changes?: Changes): string;
  /** A copy of a build with a changed contract. */
  copyOf(build: string, name: string, change: (contract: SectionContract) => void): string;
  judge(build: string, options?: GateOptions): Promise<Verdict>;
  /** The refusals of the gate. */
  gate(build: string, options?: GateOptions): Promise<string[]>;
  dispose(): void;
}

/** Builds shell and section for real, and publishes them. Takes some seconds. */
export async function gateSite(): Promise<GateSite> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-gate-'));
  const shell = join(folder, 'shell');
  inNode(`await buildShell(${JSON.stringify(ROOT)}, { output: ${JSON.stringify(shell)} });`);
  const store = openStore({ data: join(folder, 'data') });
  const said: string[] = [];
  const judge = (build: string, options: GateOptions = {}) => {
    said.length = 0;
    return contractGate(build, store, {
      shell,
      site: 'http://localhost:9',
      say: (line) => said.push(line),
      ...options,
    });
  };
  const copyOf: GateSite['copyOf'] = (build, name, change) => copyInto(folder, build, name, change);
  const buildWith = (changes: Changes = {}) => buildIn(folder, changes);
  const buildFixture = (name: string, changes: Changes = {}) => {
    const source = join(mkdtempSync(join(folder, 'root-')), name);
    cpSync(join(FIXTURES, name), source, {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    });
    symlinkSync(join(FIXTURES, name, 'node_modules'), join(source, 'node_modules'));
    return buildChanged(source, changes);
  };
  const good = buildWith(EMITS);
  await publishRelease(store, good);
  const neighbour = (tone: string) =>
    copyOf(good, 'mf-neighbour', (contract) => {
      contract.slots = { [`${NAME}/note`]: { fields: { tone: { is: tone } }, optional: [] } };
      contract.events = { emits: {}, hears: contract.events.emits };
    });
  await publishRelease(store, neighbour('calm'));
  // Its canary requires more; breaking it breaks some visitors.
  await publishRelease(store, neighbour('clear'), { version: '2.0.0', canary: 10 });
  return {
    shell,
    store,
    good,
    said,
    buildWith,
    buildFixture,
    copyOf,
    judge,
    gate: async (build, options) => (await judge(build, options)).refusals.map(({ message }) => message),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
export const writeJson = (file: string, content: object): void => writeFileSync(file, JSON.stringify(content));

/** Runs the bundler in a child process: it does not work with the tests' module loader. */
function inNode(program: string): void {
  const source = `import { buildSection } from '@facade/platform/build';
    import { buildShell } from ${JSON.stringify(BUILD_SHELL)};
    ${program}`;
  const options = { cwd: import.meta.dirname, stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '' } } as const;
  execFileSync(process.execPath, ['--input-type=module', '-e', source], options);
}

function buildIn(folder: string, changes: Changes): string {
  const root = mkdtempSync(join(folder, 'root-'));
  scaffold(root, NAME, WORKSPACE_SECTION);
  const source = join(root, NAME);
  // Linked from a section with the same dependencies.
  symlinkSync(join(ROOT, 'mf-consent/node_modules'), join(source, 'node_modules'));
  // The event that some of them send is declared there.
  cpSync(join(ROOT, CONSENT), join(root, CONSENT), { recursive: true });
  symlinkSync(join(ROOT, 'mf-consent/node_modules'), join(root, 'mf-consent/node_modules'));
  return buildChanged(source, changes);
}

function buildChanged(source: string, changes: Changes): string {
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = readFileSync(join(source, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    writeFileSync(join(source, file), from === '' ? text + to : text.replace(from, to));
  }
  inNode(`await buildSection(${JSON.stringify(source)});`);
  return join(source, 'dist');
}

function copyInto(folder: string, build: string, name: string, change: (contract: SectionContract) => void): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  cpSync(build, copy, { recursive: true });
  const contract = readJson<SectionContract>(join(copy, 'contract.json'));
  change(contract);
  const text = JSON.stringify({ ...contract, name });
  writeFileSync(join(copy, 'contract.json'), text);
  const hash = integrityOf(Buffer.from(text));
  writeJson(join(copy, 'release.json'), { ...readJson<object>(join(copy, 'release.json')), name, contract: hash });
  return copy;
}
