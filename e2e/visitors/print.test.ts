import type { Page } from 'playwright/test';
import { hydrated, visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';

/** The longest sheets of the sample agency, and one of each other kind. */
const SHEETS = ['saleProperty', 'rentProperty', 'soldProperty', 'unit', 'project'] as const;

/** Prints as the button of the page does, with the dialog of the browser left out. */
async function print(page: Page, language: Language): Promise<Buffer> {
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  const button = page.getByRole('button', { name: text('mf-detail', language, 'actions.print') });
  await hydrated(button);
  await button.click();
  await page.waitForFunction(() => 'isPrinted' in window);
  return page.pdf({ preferCSSPageSize: true });
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of LANGUAGES) {
  for (const name of SHEETS) {
    test(`a ${name} prints on two pages (${language})`, async ({ page, site }) => {
      const path = site.places[name][language];
      await visit(page, path);
      expect(pagesOf(await print(page, language))).toBeLessThanOrEqual(2);

      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('article').first();
      await expect(sheet.locator('address').first()).toBeVisible();
      const [price, facts] = await Promise.all(
        ['.main > header', '.main > header + dl'].map((part) => sheet.locator(part).boundingBox()),
      );
      expect(facts?.y, 'the rule of the key facts lies below the price').toBeGreaterThanOrEqual(
        (price?.y ?? 0) + (price?.height ?? 0),
      );
      const card = sheet.locator('aside');
      await expect(card.getByRole('link', { name: '@' })).toBeVisible();
      const code = card.getByRole('img', { name: text('mf-detail', language, 'print.code') });
      await expect(code).toBeVisible();
      expect(await code.getAttribute('src')).toContain(encodeURIComponent(path));
      expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.locator('form:visible')).toHaveCount(0);
    });
  }
}

test('the property with the most to say, its energy label and its plan fit as well', async ({ page, site }) => {
  const { items } = await (await fetch(`${site.url}/api/properties?lang=nl&pageSize=100&goal=sale`)).json();
  const details: { path: string; pictures: { plan?: true }[]; groups: { facts: unknown[] }[]; energy: unknown }[] =
    await Promise.all(
      items.map(async ({ id }: { id: number }) => (await fetch(`${site.url}/api/properties/${id}?lang=nl`)).json()),
    );
  const factsOf = ({ groups }: (typeof details)[number]) => groups.reduce((sum, { facts }) => sum + facts.length, 0);
  const [longest] = details
    .filter(({ pictures, energy }) => energy && pictures.some(({ plan }) => plan))
    .sort((one, other) => factsOf(other) - factsOf(one));
  await visit(page, longest?.path ?? '');
  expect(pagesOf(await print(page, 'nl'))).toBe(2);
  await page.emulateMedia({ media: 'print' });
  const plan = page.locator('.plan img');
  await expect(plan).toBeVisible();
  expect(await plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: /label/i })).toBeVisible();
});
