import type { RegistryDocument } from '../registry/document/document.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { type TestStore, testStore } from '../testing/test-store.ts';
import { promoteRelease } from './promote.ts';

let site: TestStore;
beforeEach(async () => {
  site = testStore();
  await site.publish('1.0.0');
  await site.publish('2.0.0', { channel: 'next' });
});
afterEach(() => site.dispose());

const revision = async () => (await site.store.registry.read()).extras.revision;

/** Accepts only one state. The first time that it does, another publication follows immediately. */
function fitsOnly(known: number, disturb: () => Promise<unknown>) {
  const asked: number[] = [];
  let disturbed = false;
  const assertFits = async ({ extras }: RegistryDocument) => {
    asked.push(extras.revision);
    if (extras.revision !== known) throw new RegistryError(`it breaks revision ${extras.revision}`);
    if (disturbed) return;
    disturbed = true;
    await disturb();
  };
  return { asked, assertFits };
}

test('a publication is checked against the state that it would replace', async () => {
  const { asked, assertFits } = fitsOnly(2, () => site.publish('5.0.0', { channel: 'other' }));
  await expect(site.publish('3.0.0', { assertFits })).rejects.toThrow('it breaks revision 3');
  expect(asked).toEqual([2, 3]);
  expect(await site.state()).toBe('1.0.0');
  expect(await revision()).toBe(3);
});

test('so is one that lost the race for the next revision', async () => {
  const { registry } = site.store;
  let calls = 0;
  const asked: number[] = [];
  const assertFits = async ({ extras }: RegistryDocument) => {
    calls += 1;
    asked.push(extras.revision);
    // The second call is the one inside the write.
    if (calls === 2) await site.publish('5.0.0', { channel: 'other' });
    if (extras.revision > 2) throw new RegistryError(`it breaks revision ${extras.revision}`);
  };
  await expect(site.publish('3.0.0', { assertFits })).rejects.toThrow('it breaks revision 3');
  expect(asked).toEqual([2, 2, 3]);
  expect((await registry.read()).extras.change).toBe('publish mf-detail 5.0.0 to other');
});

test('a promotion, too', async () => {
  const { asked, assertFits } = fitsOnly(2, () => site.publish('5.0.0', { channel: 'other' }));
  const promotion = promoteRelease(site.store, 'mf-detail', { version: '2.0.0', assertFits });
  await expect(promotion).rejects.toThrow('it breaks revision 3');
  expect(asked).toEqual([2, 3]);
  expect(await site.state()).toBe('1.0.0');
});

test('a release that still fits the newer state replaces it', async () => {
  let disturbed = false;
  await site.publish('3.0.0', {
    async assertFits() {
      if (disturbed) return;
      disturbed = true;
      await site.publish('5.0.0', { channel: 'other' });
    },
  });
  expect(await site.state()).toBe('3.0.0');
  expect(await revision()).toBe(4);
});
