import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSource } from './testing/read-source.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/importing/writing-an-adapter.md'), 'utf8');

/** The block of the page in this language; the one without a language is the report. */
const printed = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(PAGE)?.[1] ?? '';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-adapter-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

test('the page about writing one prints an adapter that does what it says', async () => {
  const adapterFile = write('adapter.mjs', printed('js'));
  const { records, errors, warnings } = await readSource('offer.xml', printed('xml'), { adapterFile });
  const homes = records.filter(({ kind, leftOut }) => kind === 'property' && !leftOut);
  expect(homes.map(({ ID, language, Goal, WebIDs, City, Zip }) => [ID, language, Goal, WebIDs, City, Zip])).toEqual([
    ['M-1', 'fr', 0, '1', 'Ath', '7800'],
    ['M-1', 'nl', 0, '1', 'Ath', '7800'],
    ['M-2', 'fr', 1, '12', 'Lessines', '7860'],
  ]);
  // The rest of the printed report is of the import.
  const report = [...warnings.map((line) => `warning  ${line}`), ...errors.map((line) => `error    ${line}`)];
  expect(report).toEqual(PAGE.split('\n').filter((line) => /^(warning|error) +line \d/.test(line)));
});

test('an adapter may be TypeScript', async () => {
  const code = `export default () => ({
    name: 'typed',
    matches: ({ text }: { text: string }): boolean => text.startsWith('typed'),
    async *read() { yield { line: 1, record: { ID: 1, language: 'nl', Goal: 0 } }; },
  });`;
  const { records } = await readSource('a.txt', 'typed', { adapterFile: write('adapter.ts', code) });
  expect(records[0]).toMatchObject({ kind: 'property', ID: 1 });
});

const whole = (members: string) =>
  `export default () => ({ name: 'a', matches: () => true, async *read() {}, ${members} })`;

test.each([
  ['export default {}', 'has no "export default (tools) => ({ name, matches, read })"'],
  ['export default () => ({ name: "A B" })', 'has no "name": a text of a-z, 0-9 and "-"; has no "matches": a function'],
  ['export default () => null', 'has no "name": '],
  ['export default (', 'cannot be loaded: '],
  [whole('read() {}'), 'has a "read" that is no generator'],
  [whole('matches() { throw new Error("oops"); }'), 'failed in "matches": oops'],
  [whole('async *read() { throw new Error("oops"); }'), 'failed in "read": oops'],
  [whole('async *read() { yield { line: 1 }; }'), 'yields something without a "record"'],
  [whole('async *read() { yield { record: {} }; }'), 'yields a record without its "line", from 1'],
  [whole('async *read() { yield { line: 1, kind: "castle", record: {} }; }'), 'yields a record of the kind "castle"'],
])('says what is wrong with %s', async (code, message) => {
  const adapterFile = write('adapter.mjs', code);
  const { errors } = await readSource('a.txt', 'anything', { adapterFile });
  expect(errors).toEqual([expect.stringContaining(`feed: the adapter ${adapterFile} ${message}`)]);
});

test('names an adapter file that is not there', async () => {
  const { errors } = await readSource('a.txt', 'anything', { adapterFile: join(folder, 'none.mjs') });
  expect(errors).toEqual([expect.stringMatching(/^feed: the adapter .*none\.mjs cannot be loaded: /)]);
});

test('what it does not recognize is read as before, and a refusal names it', async () => {
  const adapterFile = write('adapter.mjs', whole('matches: () => false'));
  expect((await readSource('a.txt', 'ID;Goal;language\n1;0;nl\n', { adapterFile })).records[0]).toMatchObject({
    ID: '1',
  });
  expect((await readSource('a.txt', 'Hello', { adapterFile })).errors[0]).toMatch(/csv, a\)$/);
});
