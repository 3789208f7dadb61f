import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@facade/platform/build/release-descriptor';
import type { SectionContract } from '@facade/platform/contract';
import { openStore, publishRelease, type Store } from '@facade/platform/registry';
import { shellBuild } from '../../build/builds.ts';
import { scaffold } from '../../new/scaffold.ts';
import { WORKSPACE_SECTION } from '../../new/template.ts';
import { ROOT } from '../../workspace.ts';
import { contractGate, type GateOptions, type Verdict } from '../contract-gate.ts';

const BUILDS = join(import.meta.dirname, '../../build/builds.ts');

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
  /** Folder of the shell's build: that of the checkout. */
  shell: string;
  store: Store;
  /** Folder of the store. */
  data: string;
  /** Build that is live. */
  good: string;
  /** Lines of the last gate. */
  said: string[];
  /** Builds a fresh section with some of its files changed, by the preset or a bundler of `BUNDLERS`; returns the folder of the build. */
  buildWith(changes?: Changes, bundler?: string): string;
  /** Builds a section of the folder for fixtures, with some of its files changed. */
  buildFixture(name: string, changes?: Changes): string;
  /** A copy of a build with a changed contract. */
  copyOf(build: string, name: string, change: (contract: SectionContract) => void): string;
  judge(build: string, options?: GateOptions): Promise<Verdict>;
  /** The refusals of the gate. */
  gate(build: string, options?: GateOptions): Promise<string[]>;
  dispose(): void;
}

/** Builds a section for real, and the shell if its sources changed, and publishes the section. Takes some seconds. */
export async function gateSite(): Promise<GateSite> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-gate-'));
  inNode(`await (await import(${JSON.stringify(BUILDS)})).buildShellWhenChanged();`);
  const shell = shellBuild();
  const data = join(folder, 'data');
  const store = openStore({ data });
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
  const buildWith = (changes: Changes = {}, bundler?: string) => buildIn(folder, changes, bundler);
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
    data,
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
  const { NODE_COMPILE_CACHE, ...rest } = process.env;
  // Where nothing else is named, programs of bundlers leave what Node.js has compiled in the folder for temporary files.
  const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : { NODE_DISABLE_COMPILE_CACHE: '1' };
  execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: 'pipe',
    env: { ...rest, NODE_OPTIONS: '', ...cache },
  });
}

/** Bundlers that have a configuration in `examples/bundlers`, and the script of `package.json` that runs each. */
export const BUNDLERS: Record<string, string> = {
  rspack: 'rspack build',
  rsbuild: 'rsbuild build',
  webpack: 'webpack',
};

/** Prepares a section for a bundler: its configuration, the script that runs it, and the packages for both. */
function useBundler(source: string, bundler: string): void {
  const config = `${bundler}.config.mjs`;
  cpSync(join(ROOT, 'examples/bundlers', config), join(source, config));
  const file = join(source, 'package.json');
  writeJson(file, { ...readJson<object>(file), scripts: { bundle: BUNDLERS[bundler] } });
  const packages = join(source, 'node_modules');
  rmSync(packages);
  mkdirSync(packages);
  const link = (owner: string, name: string) =>
    symlinkSync(join(ROOT, owner, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(ROOT, 'mf-consent/node_modules')))
    if (!name.startsWith('.')) link('mf-consent', name);
  for (const name of ['swc-loader', '.bin']) link('cli', name);
  // Rsbuild reads the options of the compiler, too.
  symlinkSync(join(ROOT, 'tsconfig.base.json'), join(source, '../tsconfig.base.json'));
}

function buildIn(folder: string, changes: Changes, bundler?: string): string {
  const root = mkdtempSync(join(folder, 'root-'));
  scaffold(root, NAME, WORKSPACE_SECTION);
  const source = join(root, NAME);
  // Linked from a section with the same dependencies.
  symlinkSync(join(ROOT, 'mf-consent/node_modules'), join(source, 'node_modules'));
  // The event that some of them send is declared there.
  cpSync(join(ROOT, CONSENT), join(root, CONSENT), { recursive: true });
  symlinkSync(join(ROOT, 'mf-consent/node_modules'), join(root, 'mf-consent/node_modules'));
  if (bundler) useBundler(source, bundler);
  return buildChanged(source, changes);
}

function buildChanged(source: string, changes: Changes): string {
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = readFileSync(join(source, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    writeFileSync(join(source, file), from === '' ? text + to : text.replace(from, to));
  }
  inNode(`await (await import('@facade/platform/build')).buildSection(${JSON.stringify(source)});`);
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
