import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/store.ts';
import type { ChangeNote, Deployment, RegistryDocument } from './document.ts';
import type { Registry } from './registry.ts';

let data: string;
let registry: Registry;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'facade-registry-'));
  registry = openStore({ data }).registry;
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const deployment = (version = '1', traffic = 100): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: true },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});
const note = (change: string): ChangeNote => ({ action: 'none', section: 'a', change, by: 'somebody' });
const put = (change: string, sections: Record<string, Deployment[]>) =>
  registry.update(note(change), (current) => ({
    ...current,
    microFrontends: { ...current.microFrontends, ...sections },
  }));
const fileOf = (revision: number) => join(data, `registry/0000000${revision}.json`);
const edit = (revision: number, change: (document: RegistryDocument) => void, target = revision) => {
  const document: RegistryDocument = JSON.parse(readFileSync(fileOf(revision), 'utf8'));
  change(document);
  writeFileSync(fileOf(target), JSON.stringify(document));
};

test('a registry nobody has written to is empty', async () => {
  expect(await registry.read()).toMatchObject({ microFrontends: {}, extras: { revision: 0 } });
  expect(readdirSync(data)).toEqual([]);
});

test('every change is a revision with who and why, and old ones stay', async () => {
  await put('first', { a: [deployment('1')] });
  const second = await put('second', { b: [deployment('2')] });
  expect(second.extras).toMatchObject({ revision: 2, change: 'second', by: 'somebody', signature: expect.any(String) });
  expect(await registry.read()).toEqual(second);
  expect(Object.keys((await registry.readRevision(1))?.microFrontends ?? {})).toEqual(['a']);
  expect(await registry.readRevision(3)).toBeNull();
  expect(await registry.revisions()).toEqual([1, 2]);
});

test('while nothing changes it is read as the very same object', async () => {
  await put('first', { a: [deployment()] });
  expect(await registry.read()).toBe(await registry.read());
});

test('a change that is none writes nothing', async () => {
  await put('first', { a: [deployment()] });
  expect((await registry.update(note('none'), (current) => current)).extras.revision).toBe(1);
  expect(await registry.revisions()).toEqual([1]);
});

/** Adds sections, each in one update that also puts the same version on all that are there already. */
const WRITER = `
  const [storeFile, data, writer, count] = process.argv.slice(1);
  const { openStore } = await import(storeFile);
  const { registry } = openStore({ data });
  for (let index = 0; index < Number(count); index += 1) {
    await registry.update({ action: 'none', section: '', change: 'writer ' + writer, by: writer }, (current) => {
      const version = writer + '.' + index;
      const sections = [...Object.keys(current.microFrontends), 's' + writer + '-' + index];
      return { ...current, microFrontends: Object.fromEntries(sections.map((section) => [section, [{
        url: '/x.js', metadata: { integrity: 'sha384-x', version },
        deployment: { traffic: 100, default: true }, extras: { base: '/b/', publishedAt: '', descriptor: 'sha384-y' },
      }]])) };
    });
  }`;

test('of 50 updates by several processes at once none is lost, and no reader sees a mix of two', async () => {
  const writers = [1, 2, 3, 4, 5].map(
    (writer) =>
      new Promise<number | null>((done) => {
        const file = join(import.meta.dirname, '../store/store.ts');
        const args = ['--input-type=module', '-e', WRITER, file, data, String(writer), '10'];
        spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', done);
      }),
  );
  let writing = true;
  const finished = Promise.all(writers).finally(() => {
    writing = false;
  });
  let reads = 0;
  let last = 0;
  while (writing) {
    const { microFrontends, extras } = await registry.read();
    const versions = new Set(Object.values(microFrontends).map(([live]) => live?.metadata.version));
    expect(versions.size).toBe(extras.revision === 0 ? 0 : 1);
    expect(Object.keys(microFrontends)).toHaveLength(extras.revision);
    expect(extras.revision).toBeGreaterThanOrEqual(last);
    last = extras.revision;
    reads += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await finished).toEqual([0, 0, 0, 0, 0]);
  expect(reads).toBeGreaterThan(10);
  const { microFrontends, extras } = await registry.read();
  expect(extras.revision).toBe(50);
  expect(Object.keys(microFrontends)).toHaveLength(50);
  expect(readdirSync(join(data, 'registry')).filter((file) => file.endsWith('.tmp'))).toEqual([]);
}, 60_000);

test('a change that would make it unsound is refused and leaves no trace', async () => {
  await put('good', { a: [deployment()] });
  await expect(put('bad', { a: [deployment('2', 50)] })).rejects.toThrow('sums to 50');
  const refuse = () => {
    throw new Error('no');
  };
  await expect(registry.update(note('refused'), refuse)).rejects.toThrow('no');
  expect((await registry.read()).extras.revision).toBe(1);
});

test.each([
  ['{', 'it is not JSON'],
  ['null', 'it is not signed'],
  [
    '{"extras":{"revision":2},"microFrontends":{}}',
    'it is not signed; if the site is from before releases were signed, delete',
  ],
  ['{"extras":{"revision":2,"signature":"AAAA"},"microFrontends":{}}', 'its signature is not that of this site'],
])('a file that is none of ours (%s) is refused by name', async (text, problem) => {
  await put('good', { a: [deployment()] });
  await registry.read();
  writeFileSync(fileOf(2), text);
  await expect(registry.read()).rejects.toThrow(`registry/00000002.json in ${data}: ${problem}`);
  expect((await registry.readRevision(1))?.extras.revision).toBe(1);
  expect((await registry.lastGood())?.extras.revision).toBe(1);
});

test.each([
  ['traffic', (document: RegistryDocument) => Object.assign(document.microFrontends.a?.[0] ?? {}, deployment('2'))],
  ['who did it', (document: RegistryDocument) => Object.assign(document.extras, { by: 'nobody' })],
  ['anything new', (document: RegistryDocument) => Object.assign(document, { more: 1 })],
])('with one thing changed it is refused: %s', async (_what, change) => {
  await put('good', { a: [deployment()] });
  await registry.read();
  edit(1, change);
  await expect(registry.read()).rejects.toThrow('signature');
});

test('another order of its fields is the same document', async () => {
  const written = await put('good', { a: [deployment()] });
  const { microFrontends, ...rest } = written;
  writeFileSync(fileOf(1), JSON.stringify({ ...rest, microFrontends }));
  expect(await registry.read()).toEqual(written);
});

test('an old revision under a new number is refused', async () => {
  await put('one', { a: [deployment('1')] });
  await put('two', { a: [deployment('2')] });
  await registry.read();
  cpSync(fileOf(2), fileOf(3));
  await expect(registry.read()).rejects.toThrow('registry/00000003.json in');
  await expect(registry.read()).rejects.toThrow('it is revision 2');
});

test('a reader is never led back to an older revision, not even after a restart', async () => {
  const open = () => openStore({ data, serves: true }).registry;
  await put('one', { a: [deployment('1')] });
  await put('two', { a: [deployment('2')] });
  const running = open();
  expect((await running.read()).extras.revision).toBe(2);
  rmSync(fileOf(2));
  await expect(running.read()).rejects.toThrow('registry/00000002.json is gone');
  for (const reader of [running, open()]) {
    await expect(reader.read()).rejects.toThrow('revision 1 is shown as the newest, but 2 was seen before');
    expect((await reader.lastGood())?.extras.revision).toBe(2);
  }
  rmSync(join(data, 'registry'), { recursive: true });
  expect((await open().lastGood())?.extras.revision).toBe(2);
});

test('the last good document that a server keeps is checked, too', async () => {
  await put('one', { a: [deployment('1')] });
  await openStore({ data, serves: true }).registry.read();
  const file = join(data, 'cache/registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"by": "somebody"', '"by": "nobody"'));
  expect(await openStore({ data, serves: true }).registry.lastGood()).toBeNull();
  writeFileSync(file, '{');
  expect(await openStore({ data, serves: true }).registry.lastGood()).toBeNull();
});

test('other files in its folder are none of its business', async () => {
  await put('good', { a: [deployment()] });
  writeFileSync(join(data, 'registry/notes.json'), 'x');
  writeFileSync(join(data, 'registry/.1-x.tmp'), 'x');
  expect((await registry.read()).extras.revision).toBe(1);
});

test('who looks at the same moment as others sees the newest, and nothing beyond it', async () => {
  await put('one', { a: [deployment('1')] });
  const reader = openStore({ data }).registry;
  await reader.read();
  await put('two', { a: [deployment('2')] });
  const seen = await Promise.all(Array.from({ length: 20 }, () => reader.read()));
  expect(seen.map(({ extras }) => extras.revision)).toEqual(Array(20).fill(2));
});

test('whoever publishes from the folder of a site is told when the registry was set back under it', async () => {
  await put('one', { a: [deployment('1')] });
  await openStore({ data, serves: true }).registry.read();
  rmSync(join(data, 'registry'), { recursive: true });
  registry = openStore({ data }).registry;
  await expect(put('anew', { a: [deployment('2')] })).rejects.toThrow('revision 0 is shown as the newest, but 1');
  rmSync(join(data, 'cache/registry.json'));
  registry = openStore({ data }).registry;
  expect((await put('anew', { a: [deployment('2')] })).extras.revision).toBe(1);
});

test('a damaged newest revision is repaired from the newest sound one', async () => {
  await put('one', { a: [deployment('1')] });
  expect(await registry.repair({ by: 'me' })).toBeNull();
  await put('two', { a: [deployment('2')] });
  await put('three', { a: [deployment('3')] });
  writeFileSync(fileOf(3), '{');
  registry = openStore({ data }).registry;
  await expect(put('four', { a: [deployment('4')] })).rejects.toThrow('registry/00000003.json');
  const repaired = await registry.repair({ by: 'me', why: 'disk' });
  expect(repaired?.extras).toMatchObject({ revision: 4, action: 'repair', by: 'me', why: 'disk' });
  expect((await registry.read()).microFrontends).toEqual({ a: [deployment('2')] });
  expect((await put('five', { a: [deployment('5')] })).extras.revision).toBe(5);
});

test('with no sound revision there is nothing to repair from', async () => {
  await put('one', { a: [deployment('1')] });
  writeFileSync(fileOf(1), '{');
  await expect(openStore({ data }).registry.repair({ by: 'me' })).rejects.toThrow('no sound revision is kept');
});
