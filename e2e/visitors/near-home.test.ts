import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, text } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES)
  test(`a property says what is near, also without JavaScript (${language})`, async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url + site.places.saleProperty[language]);
    const near = page.locator('#location');
    await expect(near.getByRole('heading', { name: text('mf-detail', language, 'nearby.title') })).toBeVisible();
    const stations = near
      .getByRole('listitem')
      .filter({ hasText: text('mf-detail', language, 'nearby.kinds.station') });
    await expect(stations.first()).toContainText(/\d\s(m|km)$/);
    await context.close();
  });

test('the places nearby are accessible', async ({ page, site }) => {
  await visit(page, site.places.saleProperty.fr);
  await page.locator('#location').scrollIntoViewIfNeeded();
  await expectAccessible(page);
});
