import { join } from 'node:path';
import { emptyDocument } from '@facade/platform/registry';
import { type TestStore, testStore } from '@facade/platform/testing/test-store';
import { uploadName } from '../../client/offered-release.ts';
import { StagedFiles } from './staged-files.ts';

let site: TestStore;
beforeAll(() => {
  site = testStore();
});
afterAll(() => site.dispose());

test('a release is too large however often it names one file, and no further file of it is read', async () => {
  const staged = new StagedFiles(join(site.data, 'files'), site.store);
  const bytes = Buffer.alloc(4 * 1024 * 1024);
  const upload = uploadName(bytes);
  await staged.put('mf-detail', upload, bytes);
  const files = Array.from({ length: 7 }, (_, at) => ({ path: `web/${at}.js`, upload }));
  const further = {
    path: 'web/further.js',
    get upload(): string {
      throw new Error('read on');
    },
  };
  const collect = (count: number, ...more: typeof files) =>
    staged.collect('mf-detail', [...files.slice(0, count), ...more], emptyDocument());
  expect((await collect(6)).size).toBe(6);
  await expect(collect(7, further)).rejects.toThrow('a release has at most 24 MB');
});
