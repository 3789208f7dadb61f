import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exposesOf, readRemote } from './remote-file.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures/mf-tiny');

test('`remote.tsx` is read without the section kit', () => {
  expect(readRemote(FIXTURE)).toEqual({
    name: 'mf-tiny',
    pages: { hello: './pages/hello-page.tsx' },
    fragments: { 'small-box': './fragments/small-box.tsx' },
  });
});

test('it exposes its pages, fragments and texts', () => {
  expect(exposesOf(FIXTURE)).toEqual({
    './page-hello': './src/pages/hello-page.tsx',
    './fragment-small-box': './src/fragments/small-box.tsx',
    './locale-nl': './src/locales/nl.json',
  });
});

test('tables that it imports are read as they are now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-remote-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'src/remote.tsx'),
    "import { PATHS } from './paths.ts';\nexport const remote = { pages: { a: './a' }, fragments: {}, paths: { a: PATHS } };",
  );
  for (const path of ['/nieuws/', '/berichten/']) {
    writeFileSync(
      join(folder, 'src/paths.ts'),
      `import type { Absent } from './absent.ts';\nexport const PATHS: Absent = { nl: '${path}' };`,
    );
    expect(readRemote(folder).paths).toEqual({ a: { nl: path } });
  }
  rmSync(folder, { recursive: true });
});

describe('an invalid `remote` is reported with its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-remote-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (text: string) => {
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src/remote.tsx'), text);
  };

  test('without the export', () => {
    write("export const other = { name: 'x' };");
    expect(() => readRemote(folder)).toThrow('src/remote.tsx: it does not export "remote"');
  });

  test('with a syntax error: one line with its position', () => {
    write('export const remote = {\n  pages: ;');
    expect(() => readRemote(folder)).toThrow(/^src\/remote\.tsx:2: Expression expected$/);
  });

  test('with a syntax error in a table that it imports', () => {
    write("import { PATHS } from './paths.ts';\nexport const remote = { paths: PATHS };");
    writeFileSync(join(folder, 'src/paths.ts'), 'export const PATHS = {\n  a: ;');
    expect(() => readRemote(folder)).toThrow(/^src\/paths\.ts:2: Expression expected$/);
    rmSync(join(folder, 'src/paths.ts'));
  });

  test('with an import that is not there', () => {
    write("import { PATHS } from './absent.ts';\nexport const remote = { paths: PATHS };");
    expect(() => readRemote(folder)).toThrow("src/remote.tsx: Cannot find module './absent.ts'");
  });

  test('that throws', () => {
    write("throw new Error('no');");
    expect(() => readRemote(folder)).toThrow('src/remote.tsx: no');
  });

  test.each([
    ['lists: { page: 6 }', 'parameters names the page "lists", which it does not have'],
    ['a: { page: 0 }', 'the longest value of "page" of the page "a" must be a number of characters'],
  ])('with invalid parameters: %s', (parameters, problem) => {
    write(
      `export const remote = { name: 'x', pages: { a: './a.tsx' }, fragments: {}, parameters: { ${parameters} } };`,
    );
    expect(() => readRemote(folder)).toThrow(`src/remote.tsx: ${problem}`);
  });

  test.each([
    ['a: { home: 10 }', 'fragmentParameters names the fragment "a", which it does not have'],
    ['b: { home: 0 }', 'the longest value of "home" of the fragment "b" must be a number of characters'],
  ])('with invalid parameters of fragments: %s', (parameters, problem) => {
    write(
      `export const remote = { pages: { a: './a.tsx' }, fragments: { b: './b.tsx' }, fragmentParameters: { ${parameters} } };`,
    );
    expect(() => readRemote(folder)).toThrow(`src/remote.tsx: ${problem}`);
  });

  test.each([
    ["box: '620px'", 'heights names the fragment "box", which it does not have'],
    ["card: 'tall'", 'the height "tall" of the fragment "card" must be in px'],
  ])('with invalid heights: %s', (heights, problem) => {
    write(`export const remote = { pages: {}, fragments: { card: './card.tsx' }, heights: { ${heights} } };`);
    expect(() => readRemote(folder)).toThrow(`src/remote.tsx: ${problem}`);
  });

  test('without texts it exposes no locales', () => {
    write("export const remote = { name: 'x', pages: { a: './a.tsx' }, fragments: {} };");
    expect(exposesOf(folder)).toEqual({ './page-a': './src/a.tsx' });
  });
});

test.each([
  ['Note: {}', 'the name of the form "Note" must be up to 40 letters and hyphens'],
  ["note: { to: 'notes' }", 'the form "note" goes to "notes", which is not a path of the api'],
  ["note: { to: '/a/../b' }", 'the form "note" goes to "/a/../b", which is not a path of the api'],
  [
    "note: { next: 'https://a.example/' }",
    'the form "note" leads to "https://a.example/", which is not a path or a query',
  ],
  ["note: { login: 'guest-login' }", 'the form "note" names the login "guest-login", which it lacks'],
])('forms %s are refused', (forms, problem) => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-remote-'));
  mkdirSync(join(folder, 'src'));
  const write = (text: string) =>
    writeFileSync(
      join(folder, 'src/remote.tsx'),
      `export const remote = { pages: {}, fragments: {}, forms: { ${text} } };`,
    );
  write(forms);
  expect(() => readRemote(folder)).toThrow(`src/remote.tsx: ${problem}`);
  write("note: { to: '/notes/:token', next: '?sent=1', login: 'note' }");
  expect(readRemote(folder).forms).toMatchObject({ note: { to: '/notes/:token' } });
  rmSync(folder, { recursive: true });
});

test.each<[string, string]>([
  [`gone: { nl: '/nieuws/' }`, 'paths names the page "gone", which it does not have'],
  [`a: { nl: '/nieuws/:slug' }`, 'the path "/nieuws/:slug" must have a slash at both ends'],
  [`a: { nl: '/:slug/' }`, 'the path "/:slug/" must begin with a fixed segment'],
  [`a: { nl: '/nieuws/*/' }`, 'the path "/nieuws/*/" may hold fixed segments, :name and :name? only'],
  [`a: { nl: '/Nieuws/:slug/' }`, 'the path "/Nieuws/:slug/" must be in lower case'],
  [
    `a: { nl: '/nieuws/:slug/', fr: '/actualites/:id/' }`,
    'the paths of the page "a" have other parameters in one language than in another',
  ],
  [
    `a: { nl: '/nieuws/:slug/' }, b: { nl: '/nieuws/:id/' }`,
    'the paths "/nieuws/:slug/" and "/nieuws/:id/" match the same addresses',
  ],
])('addresses %s are refused', (paths, problem) => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-remote-'));
  mkdirSync(join(folder, 'src'));
  const file = join(folder, 'src/remote.tsx');
  const table = (text: string) =>
    `export const remote = { pages: { a: './a', b: './b' }, fragments: {}, paths: { ${text} } };`;
  writeFileSync(file, table(paths));
  expect(() => readRemote(folder)).toThrow(`src/remote.tsx: ${problem}`);
  writeFileSync(
    file,
    table(`a: { nl: '/nieuws/:slug/', fr: '/actualites/:slug/' }, b: { nl: '/nieuws/archief/:year?/' }`),
  );
  expect(Object.keys(readRemote(folder).paths ?? {})).toEqual(['a', 'b']);
  rmSync(folder, { recursive: true });
});
