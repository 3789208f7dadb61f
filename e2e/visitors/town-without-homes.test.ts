import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { LANGUAGES, type Language, text } from '../support/texts.ts';

/** A town of the map in which the sample agency has nothing. */
const TOWN: Record<Language, string> = { nl: 'Doornik', fr: 'Tournai' };

for (const language of LANGUAGES)
  test(`a town without homes is understood, and leads to the homes around it (${language})`, async ({ page, site }) => {
    await visit(page, site.places.home[language]);
    const box = page.getByRole('combobox');
    await box.pressSequentially(TOWN[language].toLowerCase());
    const results = page.getByRole('grid', { name: text('mf-listings', language, 'search.results') });
    const row = results.getByRole('row').filter({ hasText: '7500' });
    await expect(row).toContainText(TOWN[language]);
    await expect(row.getByRole('link')).toContainText(text('mf-listings', language, 'search.nearby', { km: '10' }));
    await box.press('Enter');

    await expect(page).toHaveURL(/\?city=Tournai%7C7500$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TOWN[language]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const nothing = page.getByRole('region', { name: text('mf-listings', language, 'list.none.title') });
    await nothing.getByRole('link').first().click();
    await expect(page).toHaveURL(/\?near=50\.\d+,3\.\d+,\d+$/);
    await expect(page.locator('#main .card').first()).toBeVisible();
  });

test('a type that no home can have is reported on the list', async ({ page, site }) => {
  await visit(page, `${site.places.saleList.nl}?type=9999`);
  await expect(page.getByText(text('mf-listings', 'nl', 'list.unknown.type', { value: '9999' }))).toBeVisible();
  await expect(page.locator('#main .card').first()).toBeVisible();
});
