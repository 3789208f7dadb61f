import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../store/store.ts';
import { deployment, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let site: TestRegistry;
beforeEach(() => {
  site = testRegistry();
});
afterEach(() => site.dispose());

/** Adds sections, each in one update that also sets the same version on all existing ones. */
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

test('50 concurrent updates of several processes lose nothing, and no reader sees a mix of two', async () => {
  const writers = [1, 2, 3, 4, 5].map(
    (writer) =>
      new Promise<number | null>((done) => {
        const file = join(import.meta.dirname, '../store/store.ts');
        const args = ['--input-type=module', '-e', WRITER, file, site.data, String(writer), '10'];
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
    const { microFrontends, extras } = await site.registry.read();
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
  const { microFrontends, extras } = await site.registry.read();
  expect(extras.revision).toBe(50);
  expect(Object.keys(microFrontends)).toHaveLength(50);
  expect(readdirSync(join(site.data, 'registry')).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});

test('concurrent readers all see the newest revision', async () => {
  await site.put('one', { a: [deployment('1')] });
  const reader = openStore({ data: site.data }).registry;
  await reader.read();
  await site.put('two', { a: [deployment('2')] });
  const seen = await Promise.all(Array.from({ length: 20 }, () => reader.read()));
  expect(seen.map(({ extras }) => extras.revision)).toEqual(Array(20).fill(2));
});
