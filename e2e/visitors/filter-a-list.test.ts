import type { MapFeatures } from '@facade/shared-domain/model';
import { expectSameDocument, mark, visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, text } from '../support/texts.ts';

const NS = 'mf-listings';

test('homes whose price was reduced, and what is new since the last visit', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('facade.visits', '2026-09-01'));
  await visit(page, site.places.saleList.nl);
  const panel = page.locator('details[data-name="more"]');
  await panel.locator('summary').click();
  await expect(panel.locator('select[name="days"]')).toContainText(text(NS, 'nl', 'filter.sinceVisit'));
  const box = panel.locator('label').filter({ has: page.locator('input[value="priceDropped"]') });
  const count = Number(await box.locator('small').innerText());
  // The days of the sample's prices are fixed: later there are none.
  await page.goto(`${site.places.saleList.nl}?has=priceDropped&available=1`);
  await expect(page.locator('#main .card .drop s')).toHaveCount(count);
  if (count > 0) await expect(page.locator('#main .card')).toHaveCount(count);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('facade.visits')))
    .toMatch(/^20\d\d-\d\d-\d\d 2026-09-01$/);
});

for (const language of LANGUAGES) {
  test(`several filters at once, each counted with the others, back and forward exact (${language})`, async ({
    page,
    site,
  }) => {
    await visit(page, site.places.saleList[language]);
    await mark(page);
    const panel = (name: string) => page.locator(`details[data-name="${name}"]`);
    await panel('type').locator('summary').click();
    await panel('type').locator('input[value="1"]').check();
    await panel('type').locator('input[value="9"]').check();
    await panel('price').locator('summary.chip').click();
    await panel('price').locator('.month > label input').fill('1200');
    await expect(panel('price').locator('select[name="maxPrice"]')).toHaveValue(/^2\d\d000$/);
    await panel('price').locator('select[name="maxPrice"]').selectOption('250000');
    const show = panel('price').getByRole('button');
    await expect(show).toHaveText(/\d/);
    await expect(panel('price').locator('option[value="300000"]').first()).toBeDisabled();
    await show.click();
    await expect(page).toHaveURL(`${site.places.saleList[language]}?type=1&type=9&maxPrice=250000`);
    const filtered = await page.locator('#main .total').innerText();
    await expect(panel('type').locator('summary')).toContainText('+1');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.goBack();
    await expect(page).toHaveURL(site.places.saleList[language]);
    await expect(panel('type').locator('summary')).toHaveText(text(NS, language, 'filter.type'));
    await page.goForward();
    await expect(page.locator('#main .total')).toHaveText(filtered);

    const price = page
      .getByRole('list', { name: text(NS, language, 'filter.active') })
      .getByRole('link', { name: /250/ });
    await price.first().click();
    await expect(panel('price').locator('select[name="maxPrice"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await price.last().click();
    await expect(page).toHaveURL(`${site.places.saleList[language]}?type=1&type=9`);
    await expectSameDocument(page);
  });

  test(`a town found by typing, with a radius, on a phone's sheet (${language})`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, site.places.saleList[language]);
    await page.locator('.sheet-button').click();
    const sheet = page.getByRole('dialog', { name: text(NS, language, 'filter.all') });
    const areas = sheet.locator('select:is([name="minSurface"], [name="maxSurface"])');
    await expect(areas).toHaveCount(2);
    const tops = await areas.evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await sheet.getByRole('searchbox').fill(language === 'nl' ? 'lessen' : 'lessines');
    await sheet.getByRole('checkbox', { name: /7860/ }).check();
    await sheet.locator('select[name="near"]').selectOption({ index: 3 });
    await sheet.getByRole('button', { name: /\d/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?near=50\.\d+,3\.\d+,10$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'nl' ? 'Lessen en omgeving' : 'Lessines et environs',
    );
    await expect(page.locator('.sheet-button')).toBeFocused();
    const chip = page
      .getByRole('list', { name: text(NS, language, 'filter.active') })
      .getByRole('link')
      .first();
    await chip.click();
    const part = page.getByRole('dialog', { name: text(NS, language, 'filter.city') });
    await expect(part.locator('select[name="near"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chip).toBeFocused();
  });

  test(`a whole municipality in the list, on its map and in a saved search (${language})`, async ({ page, site }) => {
    await visit(page, site.places.saleList[language]);
    const panel = page.locator('details[data-name="city"]');
    await panel.locator('summary').click();
    await panel.getByRole('searchbox').fill('ath');
    const choice = panel
      .locator('label')
      .filter({ has: page.locator('input[type="checkbox"]') })
      .first();
    await expect(choice.locator('input')).toHaveValue('ath|*');
    await expect(choice.locator('small')).toHaveText(/^\d+$/);
    const count = Number(await choice.locator('small').innerText());
    await choice.click();
    await panel.getByRole('button', { name: /\d/ }).click();
    await expect(page).toHaveURL(`${site.places.saleList[language]}?city=ath%7C*`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'nl' ? 'Aat (' : 'Ath (');
    await expect(page.locator('#main .total')).toContainText(String(count));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const onMap = await page.request.get('/api/map?goal=sale&available=true&zoom=20&city=ath%7C*');
    const { features } = (await onMap.json()) as MapFeatures;
    expect(features.reduce((sum, { properties }) => sum + ('count' in properties ? properties.count : 1), 0)).toBe(
      count,
    );
    await page.getByRole('link', { name: text(NS, language, 'list.save.label') }).click();
    await expect(page.locator('dialog [name="zones"][value="ath"]')).toBeChecked();
  });

  test(`an invalid address is a page that says so (${language})`, async ({ page, site }) => {
    const query = '?type=<script>alert(1)</script>&minPrice=-5&page=last&city=Atlantis';
    const response = await page.goto(site.places.saleList[language] + query);
    expect(response?.status()).toBe(200);
    const notice = page.locator('#main .ui-notice');
    await expect(notice).toContainText('Atlantis');
    await expect(notice).toContainText('<script>');
    await expect(notice).toContainText('last');
    await expect(notice).toContainText('-5');
    await expect(page.locator('#main .card')).toHaveCount(12);
    await page.goto(`${site.places.saleList[language]}?page=999999&city=Atlantis`);
    await expect(page).toHaveURL(/\?page=\d{1,3}&city=Atlantis$/);
    await expect(notice).toContainText('Atlantis');
    const long = await page.request.get(`${site.places.saleList[language]}?city=${'x'.repeat(10_000)}`);
    expect(long.status()).toBeLessThan(500);
  });

  test(`an empty list offers the one removal that helps most (${language})`, async ({ page, site }) => {
    await visit(page, `${site.places.saleList[language]}?type=8&minBedrooms=3&maxPrice=100000`);
    const best = page.locator('#main a[data-variant="primary"]');
    await expect(best).toContainText(text(NS, language, 'list.loosen.minBedrooms'));
    await best.click();
    await expect(page).toHaveURL(/\?type=8&maxPrice=100000$/);
    await expect(page.locator('#main .card').first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is a form that works, on a phone too', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.places.saleList.fr);
    await page.locator('.sheet-button').click();
    await page.locator('details[data-name="bedrooms"] summary').click();
    await page.locator('input[name="minBedrooms"][value="4"]').check();
    await page.locator('details[data-name="more"] summary').click();
    await page.locator('input[name="has"][value="garden"]').check();
    await page.getByRole('button', { name: text(NS, 'fr', 'filter.apply') }).click();
    await expect(page).toHaveURL(/minBedrooms=4.*has=garden/);
    await expect(page.getByRole('list', { name: text(NS, 'fr', 'filter.active') }).getByRole('listitem')).toHaveCount(
      3,
    );
  });
});
