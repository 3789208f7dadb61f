import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, type SiteUnderTest, test as siteTest } from '../site.ts';
import { startAgencySite } from './agency-site.ts';

/** The journeys' `test` on a site of its own with the homes of the sample agency, for imports that others must not see. */
export const test = siteTest.extend<object, { site: SiteUnderTest }>({
  site: [
    async ({ site }, use) => {
      const sample = join(folderOf(site.data), 'sample-agency');
      const own = await startAgencySite(site, { content: join(sample, 'content'), feed: join(sample, 'feed.json') });
      await symlink(sample, join(own.data, 'sample-agency'));
      await use({ ...site, url: own.url, data: own.data });
      await own.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
