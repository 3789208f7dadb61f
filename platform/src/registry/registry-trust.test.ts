import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../store/store.ts';
import { deployment, type TestRegistry, testRegistry } from '../testing/test-registry.ts';
import type { RegistryDocument } from './document/document.ts';

let site: TestRegistry;
beforeEach(() => {
  site = testRegistry();
});
afterEach(() => site.dispose());

test.each([
  ['{', 'it is not JSON'],
  ['null', 'it is not signed'],
  [
    '{"extras":{"revision":2},"microFrontends":{}}',
    'it is not signed; if the site is from before releases were signed, delete',
  ],
  ['{"extras":{"revision":2,"signature":"AAAA"},"microFrontends":{}}', 'its signature is not that of this site'],
])('a foreign file (%s) is refused with its name', async (text, problem) => {
  await site.put('good', { a: [deployment()] });
  await site.registry.read();
  writeFileSync(site.fileOf(2), text);
  await expect(site.registry.read()).rejects.toThrow(`registry/00000002.json in ${site.data}: ${problem}`);
  expect((await site.registry.readRevision(1))?.extras.revision).toBe(1);
  expect((await site.registry.lastGood())?.extras.revision).toBe(1);
});

test.each([
  ['traffic', (document: RegistryDocument) => Object.assign(document.microFrontends.a?.[0] ?? {}, deployment('2'))],
  ['who did it', (document: RegistryDocument) => Object.assign(document.extras, { by: 'nobody' })],
  ['anything new', (document: RegistryDocument) => Object.assign(document, { more: 1 })],
])('with one thing changed it is refused: %s', async (_what, change) => {
  await site.put('good', { a: [deployment()] });
  await site.registry.read();
  site.edit(1, change);
  await expect(site.registry.read()).rejects.toThrow('signature');
});

test('an old revision under a new number is refused', async () => {
  await site.put('one', { a: [deployment('1')] });
  await site.put('two', { a: [deployment('2')] });
  await site.registry.read();
  cpSync(site.fileOf(2), site.fileOf(3));
  await expect(site.registry.read()).rejects.toThrow('registry/00000003.json in');
  await expect(site.registry.read()).rejects.toThrow('it is revision 2');
});

test('a reader never accepts an older revision, not even after a restart', async () => {
  const open = () => openStore({ data: site.data, serves: true }).registry;
  await site.put('one', { a: [deployment('1')] });
  await site.put('two', { a: [deployment('2')] });
  const running = open();
  expect((await running.read()).extras.revision).toBe(2);
  rmSync(site.fileOf(2));
  await expect(running.read()).rejects.toThrow('registry/00000002.json is gone');
  for (const reader of [running, open()]) {
    await expect(reader.read()).rejects.toThrow('revision 1 is shown as the newest, but 2 was seen before');
    expect((await reader.lastGood())?.extras.revision).toBe(2);
  }
  rmSync(join(site.data, 'registry'), { recursive: true });
  expect((await open().lastGood())?.extras.revision).toBe(2);
});

test('the last good document of a server is verified, too', async () => {
  await site.put('one', { a: [deployment('1')] });
  await openStore({ data: site.data, serves: true }).registry.read();
  const file = join(site.data, 'cache/registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"by": "somebody"', '"by": "nobody"'));
  expect(await openStore({ data: site.data, serves: true }).registry.lastGood()).toBeNull();
  writeFileSync(file, '{');
  expect(await openStore({ data: site.data, serves: true }).registry.lastGood()).toBeNull();
});

test('publishing from a site’s folder reports that the registry was reset to an older revision', async () => {
  await site.put('one', { a: [deployment('1')] });
  await openStore({ data: site.data, serves: true }).registry.read();
  rmSync(join(site.data, 'registry'), { recursive: true });
  site.reopen();
  await expect(site.put('anew', { a: [deployment('2')] })).rejects.toThrow('revision 0 is shown as the newest, but 1');
  rmSync(join(site.data, 'cache/registry.json'));
  site.reopen();
  expect((await site.put('anew', { a: [deployment('2')] })).extras.revision).toBe(1);
});
