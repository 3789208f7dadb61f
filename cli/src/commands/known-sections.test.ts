import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, publishRelease } from '@facade/platform/registry';
import { smallBuild } from '@facade/platform/testing/small-build';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { knownSections } from './known-sections.ts';

let site: TestStore;
const given = process.env.FACADE_DATA;
beforeEach(() => {
  site = testStore();
  process.env.FACADE_DATA = site.data;
});
afterEach(() => {
  site.dispose();
  if (given === undefined) delete process.env.FACADE_DATA;
  else process.env.FACADE_DATA = given;
});

/** Publishes mf-detail with this fragment and one page in its contract. */
async function publish(version: string, fragment: string, canary?: number): Promise<void> {
  const build = smallBuild(site.data, version);
  const contract = JSON.stringify({ pages: ['property'], fragments: { [fragment]: 'any' } });
  const descriptor = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'));
  writeFileSync(join(build, 'contract.json'), contract);
  writeFileSync(
    join(build, 'release.json'),
    JSON.stringify({ ...descriptor, contract: integrityOf(Buffer.from(contract)) }),
  );
  await publishRelease(site.store, build, { version, ...(canary === undefined ? {} : { canary }) });
}

test('the pages and fragments of what visitors get, canaries included', async () => {
  await publish('1.0.0', 'old');
  await publish('2.0.0', 'note');
  await publish('3.0.0', 'tip', 10);
  expect(await knownSections()).toEqual({
    'mf-detail': [
      { release: '2.0.0', pages: ['property'], fragments: { note: 'any' } },
      { release: '3.0.0', pages: ['property'], fragments: { tip: 'any' } },
    ],
  });
});

test('a release without a contract is live, and what it shows is not known', async () => {
  await site.publish('1.0.0');
  expect(await knownSections()).toEqual({ 'mf-detail': [] });
});

test('before the first publication nothing is known', async () => {
  expect(await knownSections()).toBe(undefined);
});

test('a damaged registry does not prevent the other checks', async () => {
  await site.publish('1.0.0');
  writeFileSync(join(site.data, 'registry/00000001.json'), '{');
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await knownSections()).toBe(undefined);
  expect(said).toHaveBeenCalledWith(
    expect.stringMatching(/^facade: pages and fragments of sections are not checked: /),
  );
});
