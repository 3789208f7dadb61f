import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, type ReleaseDescriptor } from '@facade/platform/registry';
import { TINY_SECTION } from '@facade/platform/testing/tiny-section';
import { inNode } from '../../build/testing/outside-project.ts';
import { GateBrowser } from '../mount/gate-browser.ts';
import { conformance } from './conformance.ts';

const folder = mkdtempSync(join(tmpdir(), 'facade-conformance-'));
const section = join(folder, 'mf-tiny');
const good = join(section, 'dist');
let entry: string;
beforeAll(() => {
  cpSync(TINY_SECTION, section, { recursive: true });
  writeFileSync(join(section, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  const build = `import { buildSection } from '@facade/platform/build'; await buildSection(${JSON.stringify(section)});`;
  inNode(import.meta.dirname, ['--input-type=module', '-e', build]);
  entry = describedIn(good).entry;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const describedIn = (build: string): ReleaseDescriptor => JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'));

/** Changes a script, and its hash in `release.json`. */
function changeScript(build: string, file: string, change: (code: string) => string): void {
  const code = change(readFileSync(join(build, file), 'utf8'));
  const release = describedIn(build);
  writeFileSync(join(build, file), code);
  release.web[file] = integrityOf(Buffer.from(code));
  writeFileSync(join(build, 'release.json'), JSON.stringify(release));
}

/** Rule → what is wrong, for a changed copy of a good build. The last rule, for which a shell renders, is tried where there is one. */
async function broken(change: (build: string) => void): Promise<Record<string, string[]>> {
  const build = join(mkdtempSync(join(folder, 'copy-')), 'dist');
  cpSync(good, build, { recursive: true });
  change(build);
  const found: Record<string, string[]> = {};
  for await (const { rule, problems } of conformance(build, { shell: '', browser: new GateBrowser(null) })) {
    if (problems.length > 0) found[rule] = problems;
    if (rule.startsWith('what the page provides')) break;
  }
  return found;
}

const SCHEMAS = 'release.json and contract.json are valid by their schemas';
const FILES = 'every file that release.json names is there, with its hash';
const SIZES = 'contract.json has the name, exposes and sizes of the build';

test('a build of the preset keeps every rule', async () => {
  expect(await broken(() => {})).toEqual({});
});

test('descriptions that are missing, no JSON, or not of their form', async () => {
  expect(await broken((build) => rmSync(join(build, 'contract.json')))).toEqual({
    [SCHEMAS]: ['there is no contract.json, or it is not JSON'],
  });
  expect(await broken((build) => writeFileSync(join(build, 'release.json'), '{"name": 7}'))).toEqual({
    [SCHEMAS]: expect.arrayContaining([
      expect.stringMatching(/^release\.json at name: /),
      expect.stringMatching(/^release\.json at web: /),
    ]),
  });
});

test('files that are missing, changed, or that nobody names', async () => {
  expect(await broken((build) => rmSync(join(build, 'node/remoteEntry.cjs')))).toEqual({
    [FILES]: [expect.stringMatching(/lacks node\/remoteEntry\.cjs$/)],
  });
  expect(await broken((build) => writeFileSync(join(build, entry), 'export {};'))).toEqual({
    [FILES]: [expect.stringContaining(`${entry} in `)],
  });
  expect(await broken((build) => writeFileSync(join(build, 'web/more.js'), ''))).toEqual({
    'release.json names every script': ['it does not name web/more.js'],
  });
});

test('an entry that is no container, and one that is no ES module', async () => {
  const rule = 'the entry is an ES module with init and get';
  expect(await broken((build) => changeScript(build, entry, (code) => code.replace(/\bas get\b/, 'as got')))).toEqual({
    [rule]: [`${entry} does not export get`],
  });
  const found = await broken((build) => changeScript(build, entry, () => 'module.exports = {}; export'));
  expect(found[rule]).toEqual([`${entry} does not export init`, `${entry} does not export get`]);
  expect(found['scripts import only files of the release, by relative addresses']).toEqual([
    expect.stringMatching(/is not an ES module: /),
  ]);
});

test('imports from elsewhere, and what the page has already', async () => {
  const added = `import 'react'; import("https://cdn.example/a.js"); "react.transitional.element"; "__GLOBAL_LOADING_REMOTE_ENTRY__";\n`;
  expect(await broken((build) => changeScript(build, entry, (code) => added + code))).toEqual({
    [SIZES]: expect.anything(),
    'scripts import only files of the release, by relative addresses': [
      `${entry} imports "react"`,
      `${entry} imports "https://cdn.example/a.js"`,
    ],
    'what the page provides is not in it again': [
      `${entry} has a React of its own, which contract.json does not say`,
      `${entry} has a run time of federation of its own`,
    ],
  });
});

test('a file that is too large to be uploaded', async () => {
  const found = await broken((build) => writeFileSync(join(build, 'web/film.bin'), Buffer.alloc(5 * 1024 * 1024)));
  expect(found).toEqual({
    'its files can be uploaded': [expect.stringMatching(/^web\/film\.bin has 5242880 bytes: /)],
  });
});
