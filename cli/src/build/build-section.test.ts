import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  () => {
    const usesOwnPackage = (section: string) =>
      appendFileSync(
        join(section, NOTE),
        "import { MapFrame } from '@facade/map-kit/embed/map-frame';\nObject.assign(Note, { MapFrame });\n",
      );
    const [one = '', other = ''] = [0, 1].map(() => {
      const root = sectionWith(usesOwnPackage);
      expect(causesOf(root)).toEqual([]);
      return join(root, NAME, 'dist');
    });
    const releaseIn = (dist: string) => readFileSync(join(dist, 'release.json'), 'utf8');
    expect(releaseIn(one)).toBe(releaseIn(other));
    const files = readdirSync(one, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|cjs|json)$/.test(file),
    );
    const said = files.map((file) =>
      decodeURIComponent(readFileSync(join(one, file), 'utf8').replaceAll(/%(?![0-9A-F]{2})/g, '')),
    );
    // Relative paths lead from the temporary folder to the checkout; beside each other they would not name it.
    for (const place of [ROOT, folder])
      expect(files.filter((_, index) => said[index]?.includes(`"${place}/`))).toEqual([]);
  },
  TIMEOUT,
);
