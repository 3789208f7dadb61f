import { stat } from 'node:fs/promises';
import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

/** A home of the sample agency with public papers beside others. */
const HOME = '/nl/property/4127/';

test('a public paper is downloaded under a name that says what it is, another is asked for', async ({ page }) => {
  await visit(page, HOME);
  const papers = page.locator('#documents');
  await papers.scrollIntoViewIfNeeded();
  const link = papers.getByRole('link', { name: /^Energiecertificaat pdf, \d+\skB Downloaden$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Energiecertificaat - 4127.pdf');
  const { size } = await stat(await download.path());
  await expect(link).toContainText(String(Math.round(size / 1000)));
  await papers.getByRole('link', { name: /^Grondplan Aanvragen$/ }).click();
  const sheet = page.getByRole('dialog', { name: text('mf-detail', 'nl', 'documents.request') });
  await expect(sheet.getByRole('checkbox', { name: 'Grondplan' })).toBeChecked();
  await expect(page).toHaveURL(/\/4127\/$/);
});

test('a private document cannot be downloaded by its name, nor through another home', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(`/api/properties/${path}`)).status();
  expect(await statusOf('4127/documents/energy-4127-nl.pdf')).toBe(200);
  expect(await statusOf('4466/documents/energy-4127-nl.pdf')).toBe(404);
  expect(await statusOf('4127/documents/..%2Ffeed.json')).toBe(404);
});
