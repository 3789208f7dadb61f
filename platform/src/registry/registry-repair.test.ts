import { writeFileSync } from 'node:fs';
import { openStore } from '../store/store.ts';
import { deployment, type TestRegistry, testRegistry } from '../testing/test-registry.ts';

let site: TestRegistry;
beforeEach(() => {
  site = testRegistry();
});
afterEach(() => site.dispose());

test('a damaged newest revision is repaired from the newest valid one', async () => {
  await site.put('one', { a: [deployment('1')] });
  expect(await site.registry.repair({ by: 'me' })).toBeNull();
  await site.put('two', { a: [deployment('2')] });
  await site.put('three', { a: [deployment('3')] });
  writeFileSync(site.fileOf(3), '{');
  site.reopen();
  await expect(site.put('four', { a: [deployment('4')] })).rejects.toThrow('registry/00000003.json');
  const repaired = await site.registry.repair({ by: 'me', why: 'disk' });
  expect(repaired?.extras).toMatchObject({ revision: 4, action: 'repair', by: 'me', why: 'disk' });
  expect((await site.registry.read()).microFrontends).toEqual({ a: [deployment('2')] });
  expect((await site.put('five', { a: [deployment('5')] })).extras.revision).toBe(5);
});

test('without any valid revision, it cannot be repaired', async () => {
  await site.put('one', { a: [deployment('1')] });
  writeFileSync(site.fileOf(1), '{');
  await expect(openStore({ data: site.data }).registry.repair({ by: 'me' })).rejects.toThrow(
    'no valid revision is stored',
  );
});
