import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { haltCanary } from '@facade/platform/registry';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { promote } from './promote.ts';

let site: TestStore;
const given = process.env.FACADE_DATA;
beforeAll(async () => {
  site = testStore();
  process.env.FACADE_DATA = site.data;
  await site.publish('1.0.0');
  await site.publish('2.0.0', { canary: 10 });
  await haltCanary(site.store, 'mf-detail', '2.0.0', 'error budget spent: 7 failures');
});
afterAll(() => {
  site.dispose();
  if (given === undefined) delete process.env.FACADE_DATA;
  else process.env.FACADE_DATA = given;
});
const refusal = (line: string): Promise<string> =>
  promote.run(line.split(' ')).then(
    () => 'it was promoted',
    (error: Error) => error.message,
  );

test('without a canary, the reason why it was halted', async () => {
  expect(await refusal('mf-detail')).toMatch(
    /^mf-detail has no canary; halted automatically by .+, 2\S+Z: halt the canary mf-detail 2\.0\.0: error budget spent: 7 failures$/,
  );
});

test.each(['', ' --canary 5'])('a release that was halted automatically is refused, and why%s', async (canary) => {
  expect(await refusal(`mf-detail --version 2.0.0${canary}`)).toMatch(
    /^mf-detail 2\.0\.0 was halted automatically at 2\S+Z: error budget spent: 7 failures\. .+ --despite-halt /,
  );
});

test('with --despite-halt it goes to the checks that every stored release passes', async () => {
  writeFileSync(join(site.data, 'releases/mf-detail/2.0.0/web/entry.js'), 'x');
  expect(await refusal('mf-detail --version 2.0.0 --despite-halt')).toContain('2.0.0 cannot be promoted: web/entry.js');
});
