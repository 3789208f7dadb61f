import { expectWhole, loseFilesOnce } from '../support/page/lose-files.ts';
import { PLACE_NAMES, type PlaceName } from '../support/places.ts';
import { expect, test } from '../support/site.ts';
import { followUntil } from '../support/tabs/section-tab.ts';

// Many tabs at once: traces would cost more than the tabs.
test.use({ trace: 'off' });
// Code that is lost is fetched again at growing intervals.
test.describe.configure({ timeout: 120_000 });

/** So many tabs at once. */
const TABS = 2;

const BATCHES = Array.from({ length: Math.ceil(PLACE_NAMES.length / TABS) }, (_, index) =>
  PLACE_NAMES.slice(index * TABS, (index + 1) * TABS),
);

for (const names of BATCHES) {
  test(`every script is lost once: ${names.join(', ')}`, async ({ context, site }) => {
    await Promise.all(
      names.map(async (name: PlaceName) => {
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        const lost = await loseFilesOnce(page);
        await page.goto(site.url + site.places[name].nl, { waitUntil: 'commit' });
        await expectWhole(page);
        expect(lost.size).toBeGreaterThan(3);
        expect(errors, name).toEqual([]);
        await page.close();
      }),
    );
  });
}

test('every script is lost once: the pages that a visit in one tab leads to', async ({ page, site }) => {
  await loseFilesOnce(page);
  await page.goto(site.url + site.places.login.nl);
  await expectWhole(page);
  for (const name of ['contact', 'saleList', 'services', 'saleProperty', 'valuation'] as const) {
    await followUntil(page, site.places[name].nl, null);
    await expectWhole(page);
  }
});
