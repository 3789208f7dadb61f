import { expectSameDocument } from '../../support/page/hydration.ts';
import { SECTION_NEEDS } from '../../support/section-needs.ts';
import { test } from '../../support/servers/failing-site.ts';
import { expect } from '../../support/site.ts';
import { followUntil, openTab } from '../../support/tabs/section-tab.ts';

test.use({ trace: 'off' });

test('a tab left open across three publications of every section still navigates', async ({ page, failing, site }) => {
  const { url, good } = failing;
  const language = 'fr';
  const tab = await openTab(page, { language, url, places: site.places });
  try {
    for (const number of [1, 2, 3] as const) {
      await failing.deploy(
        Object.fromEntries(Object.keys(good).map((section) => [section, `next ${number}`] as const)),
      );
      await expect.poll(() => failing.versionOf('mf-owner'), { intervals: [50] }).toBe(`next-${number}`);
    }
    for (const { section, needs } of SECTION_NEEDS) {
      const [kind] = needs;
      if (!kind) continue;
      await followUntil(page, site.places[kind][language], null);
      // The release from when the document was loaded, not a mix with newer ones.
      await expect(page.locator(`#main [data-section="${section}"]`).first()).toHaveAttribute(
        'data-release',
        good[section] ?? '',
      );
    }
    await expectSameDocument(page);
    expect(tab.console).toEqual([]);
    // The next document has the newest release.
    await page.reload();
    await expect(page.locator('#main [data-section="mf-owner"]')).toHaveAttribute('data-release', 'next-3');
  } finally {
    await failing.deploy(Object.fromEntries(Object.keys(good).map((section) => [section, 'good'] as const)));
  }
});
