import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployment, noteOf, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let site: TestRegistry;
beforeEach(() => {
  site = testRegistry();
});
afterEach(() => site.dispose());

test('a new registry is empty', async () => {
  expect(await site.registry.read()).toMatchObject({ microFrontends: {}, extras: { revision: 0 } });
  expect(readdirSync(site.data)).toEqual([]);
});

test('every change is a revision with its actor and reason, and old revisions are kept', async () => {
  await site.put('first', { a: [deployment('1')] });
  const second = await site.put('second', { b: [deployment('2')] });
  expect(second.extras).toMatchObject({ revision: 2, change: 'second', by: 'somebody', signature: expect.any(String) });
  expect(await site.registry.read()).toEqual(second);
  expect(Object.keys((await site.registry.readRevision(1))?.microFrontends ?? {})).toEqual(['a']);
  expect(await site.registry.readRevision(3)).toBeNull();
  expect(await site.registry.revisions()).toEqual([1, 2]);
});

test('reading an unchanged registry returns the same object', async () => {
  await site.put('first', { a: [deployment()] });
  expect(await site.registry.read()).toBe(await site.registry.read());
});

test('a no-op change writes nothing', async () => {
  await site.put('first', { a: [deployment()] });
  expect((await site.registry.update(noteOf('none'), (current) => current)).extras.revision).toBe(1);
  expect(await site.registry.revisions()).toEqual([1]);
});

test('a change that would make it invalid is refused and leaves no trace', async () => {
  await site.put('good', { a: [deployment()] });
  await expect(site.put('bad', { a: [deployment('2', 50)] })).rejects.toThrow('sums to 50');
  const refuse = () => {
    throw new Error('no');
  };
  await expect(site.registry.update(noteOf('refused'), refuse)).rejects.toThrow('no');
  expect((await site.registry.read()).extras.revision).toBe(1);
});

test('ignores other files in its folder', async () => {
  await site.put('good', { a: [deployment()] });
  writeFileSync(join(site.data, 'registry/notes.json'), 'x');
  writeFileSync(join(site.data, 'registry/.1-x.tmp'), 'x');
  expect((await site.registry.read()).extras.revision).toBe(1);
});

test('the order of its fields does not matter', async () => {
  const written = await site.put('good', { a: [deployment()] });
  const { microFrontends, ...rest } = written;
  writeFileSync(site.fileOf(1), JSON.stringify({ ...rest, microFrontends }));
  expect(await site.registry.read()).toEqual(written);
});
