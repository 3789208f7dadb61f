import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { readingOnly } from './permission.ts';

const data = mkdtempSync(join(tmpdir(), 'facade-data-'));
const given = process.env.FACADE_DATA;
beforeAll(() => {
  process.env.FACADE_DATA = data;
  for (const part of ['keys', 'releases']) {
    mkdirSync(join(data, part));
    writeFileSync(join(data, part, 'file'), part);
  }
});
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
  if (given === undefined) delete process.env.FACADE_DATA;
  else process.env.FACADE_DATA = given;
});

test('a restricted process hands on the code, not the folders that it is given itself', () => {
  const module = join(import.meta.dirname, 'permission.ts');
  const source = `import(${JSON.stringify(module)}).then(({ readingOnly }) => console.log(readingOnly('/given').join()))`;
  // Reading the declarations of sections takes a compiler that is an addon.
  const options = [...readingOnly(join(data, 'releases')), '--allow-addons', '--input-type=module', '-e', source];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const handedOn = execFileSync(process.execPath, options, { encoding: 'utf8', env, cwd: ROOT });
  expect(handedOn).toContain(`--allow-fs-read=${join(ROOT, 'platform')},`);
  expect(handedOn).toMatch(/,--allow-fs-read=\/given\n$/);
  expect(handedOn).not.toContain(data);
});

const READ = `try { require('node:fs').readFileSync(process.argv[1]); console.log('read'); } catch ({ code }) { console.log(code); }`;

test.each([
  ['code of the checkout', () => join(ROOT, 'package.json'), 'read'],
  ['a folder that it is given', () => join(data, 'releases/file'), 'read'],
  ['a key', () => join(data, 'keys/file'), 'ERR_ACCESS_DENIED'],
  ['a file of the machine', () => '/etc/hostname', 'ERR_ACCESS_DENIED'],
])('%s', (_what, file, outcome) => {
  const options = [...readingOnly(join(data, 'releases')), '-e', READ, file()];
  const env = { ...process.env, NODE_OPTIONS: '' };
  expect(execFileSync(process.execPath, options, { encoding: 'utf8', env }).trim()).toBe(outcome);
});
