import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from '@facade/platform/registry';
import { testStore } from '@facade/platform/testing/test-store';
import { SourcePlaces } from '../health/source-places.ts';
import { scaffold } from '../new/scaffold.ts';
import { WORKSPACE_SECTION } from '../new/template.ts';
import { ROOT } from '../workspace.ts';

const NAME = 'mf-trial';
const TIMEOUT = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'facade-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A fresh section, changed by the test; returns the folder that holds it. */
function sectionWith(change: (section: string) => void): string {
  const root = mkdtempSync(join(folder, 'root-'));
  scaffold(root, NAME, WORKSPACE_SECTION);
  const section = join(root, NAME);
  // Linked from a section with the same dependencies, and the kit that several sections bundle.
  symlinkSync(join(ROOT, 'mf-detail/node_modules'), join(section, 'node_modules'));
  change(section);
  return root;
}

/** Causes reported by its build. */
function causesOf(root: string): string[] {
  // In a child process: the bundler does not work with the tests' module loader.
  const source = `import { buildSection } from '@facade/platform/build';
    const said = await buildSection(${JSON.stringify(join(root, NAME))}).then(() => [], (error) => error.causes ?? [error.stack]);
    console.log(JSON.stringify(said));`;
  const options = { cwd: import.meta.dirname, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', source], options));
}

const NOTE = 'src/note/note.tsx';

const bundledBy = (script: string) => (section: string) =>
  writeFileSync(join(section, 'package.json'), JSON.stringify({ version: '1.0.0', scripts: { bundle: script } }));

test.each<[string, (section: string) => void, string[]]>([
  [
    'syntax errors, also in files scanned for events',
    (section) => {
      appendFileSync(join(section, NOTE), "import '@facade/section-kit';\nexport const x = ;\n");
      writeFileSync(join(section, 'src/pages/overview-page.tsx'), 'export const page = {\n');
    },
    [
      'src/note/note.tsx:14: Expression expected',
      'src/pages/overview-page.tsx:1: Unexpected token `<eof>`. Expected identifier, string literal, numeric literal or [ for the computed key',
    ],
  ],
  [
    'a file outside the bundle that the contract is read from',
    (section) => writeFileSync(join(section, 'src/alone.ts'), "import '@facade/section-kit';\nconst x = ;\n"),
    ['src/alone.ts:2: Expression expected'],
  ],
  [
    'a module and an export that are missing',
    (section) => {
      writeFileSync(join(section, 'src/other.ts'), 'export const q = 1;\n');
      appendFileSync(
        join(section, NOTE),
        "import { y } from '../other.ts';\nimport './nowhere.ts';\nconsole.log(y);\n",
      );
    },
    [
      "src/note/note.tsx: Module not found: Can't resolve './nowhere.ts'",
      "src/note/note.tsx: export 'y' (imported as 'y') was not found in '../other.ts' (possible exports: q)",
    ],
  ],
  [
    'the file of an expose',
    (section) => rmSync(join(section, 'src/fragments/note.tsx')),
    ["src/remote.tsx: Module not found: Can't resolve './src/fragments/note.tsx'"],
  ],
  [
    'texts that are not JSON',
    (section) => writeFileSync(join(section, 'src/locales/fr.json'), '{ "a": 1,\n "b": }'),
    ['src/locales/fr.json: JSON parse error: Unexpected character }'],
  ],
  [
    'an invalid package.json',
    (section) => writeFileSync(join(section, 'package.json'), '{ "name": "x",\n "b": }'),
    ['package.json:2: JSON parse error: expected value'],
  ],
  [
    'a bundler of its own that fails',
    bundledBy('echo no loader && exit 1'),
    ['its script "bundle" failed:\nno loader'],
  ],
  [
    'a bundler of its own without the plugin',
    bundledBy('echo done'),
    ['dist/bundle.json is missing: the bundler needs SectionPlugin for browsers'],
  ],
  [
    'a remote.tsx that cannot be read',
    (section) => writeFileSync(join(section, 'src/remote.tsx'), 'export const remote = {\n a: ;'),
    ['src/remote.tsx:2: Expression expected'],
  ],
])(
  'reported once, with its file: %s',
  (_what, spoil, causes) => {
    expect(causesOf(sectionWith(spoil)).sort()).toEqual(causes);
  },
  TIMEOUT,
);

test(
  'the same sources give the same release in every folder, and it names none of them',
  async () => {
    const usesOwnPackage = (section: string) =>
      appendFileSync(
        join(section, NOTE),
        `import { MapFrame } from '@facade/map-kit/embed/map-frame';
export function failOnPurpose(why: string) {
  throw new Error(\`on purpose: \${why}\`);
}
Object.assign(Note, { MapFrame, once: failOnPurpose, again: failOnPurpose });
`,
      );
    const [one = '', other = ''] = [0, 1].map(() => {
      const root = sectionWith(usesOwnPackage);
      expect(causesOf(root)).toEqual([]);
      return join(root, NAME, 'dist');
    });
    const releaseIn = (dist: string) => readFileSync(join(dist, 'release.json'), 'utf8');
    expect(releaseIn(one)).toBe(releaseIn(other));
    const files = readdirSync(one, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|cjs|json|map)$/.test(file),
    );
    const said = files.map((file) =>
      decodeURIComponent(readFileSync(join(one, file), 'utf8').replaceAll(/%(?![0-9A-F]{2})/g, '')),
    );
    // Relative paths lead from the temporary folder to the checkout; beside each other they would not name it.
    for (const place of [ROOT, folder])
      expect(files.filter((_, index) => said[index]?.includes(`"${place}/`))).toEqual([]);
    expect(files.filter((file) => file.startsWith('web/') && file.endsWith('.map'))).toEqual([]);
    expect(files.filter((file, index) => file.endsWith('.js') && said[index]?.includes('sourceMappingURL'))).toEqual(
      [],
    );
    await expectDecoded(one);
  },
  TIMEOUT,
);

/** Publishes a build, and reads an error of it as browsers report them. */
async function expectDecoded(dist: string): Promise<void> {
  const source = readFileSync(join(dist, '..', NOTE), 'utf8').split('\n');
  const thrown = source.findIndex((line) => line.includes('throw new Error')) + 1;
  const maps = readdirSync(join(dist, 'maps')).map((file) =>
    JSON.parse(readFileSync(join(dist, 'maps', file), 'utf8')),
  );
  const sources = maps.flatMap((map) => map.sources);
  expect(sources).toContain('src/note/note.tsx');
  expect(sources).toContain('@facade/map-kit/src/embed/map-frame.tsx');
  expect(sources.filter((name) => /^\/|\.\.|:/.test(name))).toEqual([]);
  expect(maps.filter((map) => map.sourcesContent?.some(Boolean))).toEqual([]);

  const script = readdirSync(join(dist, 'web')).find((file) => /^exposes\..*\.js$/.test(file)) ?? '';
  const before =
    readFileSync(join(dist, 'web', script), 'utf8')
      .split(/Error\(`on purpose/)[0]
      ?.split('\n') ?? [];
  const [, name] = /function ([\w$]+)\([\w$]+\)\{throw (?:new )?$/.exec(before.at(-1) ?? '') ?? [];
  const place = `web/${script}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const { data, store, dispose } = testStore();
  try {
    await publishRelease(store, dist, { version: '1.0.0' });
    rmSync(join(dist, 'maps'), { recursive: true });
    await publishRelease(store, dist, { version: '2.0.0' });
    const placesOf = async (release: string) => {
      const at = '2026-03-12T09:05:00.000Z';
      const error = { section: NAME, release, message: 'on purpose', frames: [`${name}@${place}`], pages: 1 };
      const decoding = new SourcePlaces(store.storage, await store.registry.read(), NAME);
      return (await decoding.decoded([{ ...error, firstSeen: at, lastSeen: at }], release))[0]?.places;
    };
    expect(await placesOf('1.0.0')).toEqual([
      expect.stringMatching(new RegExp(`^src/note/note\\.tsx:${thrown}:\\d+ \\(failOnPurpose\\)$`)),
    ]);
    // Without maps, as of an older release or another bundler; and with one that is not what was published.
    expect(await placesOf('2.0.0')).toEqual([`${place} (${name})`]);
    appendFileSync(join(data, 'releases', NAME, '1.0.0/maps', `${script}.map`), ' ');
    expect(await placesOf('1.0.0')).toEqual([`${place} (${name})`]);
  } finally {
    dispose();
  }
}
