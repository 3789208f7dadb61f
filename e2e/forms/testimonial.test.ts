import { asOperator } from '../support/servers/as-operator.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test('what a client writes is shown once the agency has approved it', async ({ page, site }) => {
  const words = `Vlot en eerlijk geholpen ${Date.now()}.`;
  await page.goto('/nl/getuigenissen/');
  const form = page.locator('form').filter({ has: page.locator('[name=comment]') });
  await form.locator('[name=comment]').fill(words);
  await form.locator('[name=name]').fill('Noor D.');
  await form.locator('[name=email]').fill('noor@example.org');
  await form.locator('[name=homepage]').fill('www.example.org');
  await form.locator('[name=privacy]').check();
  await form.getByRole('button', { name: text('mf-forms', 'nl', 'testimonial.send') }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/getuigenis\/$/);
  await page.goto('/nl/getuigenissen/');
  await expect(page.getByText(words)).toHaveCount(0);

  const listed = await asOperator(site, 'testimonial', 'list', 'pending');
  expect(listed).toContain(words);
  const id = /^(\d+) {2}pending/m.exec(listed)?.[1] ?? '';
  expect(await asOperator(site, 'testimonial', 'approve', id)).toContain('approved');
  await expect(async () => {
    await page.goto('/nl/getuigenissen/');
    await expect(page.getByText(words)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('link', { name: 'example.org' })).toHaveAttribute('rel', /nofollow ugc/);
  const refused = await asOperator(site, 'testimonial', 'refuse', id);
  expect(refused).toContain('refused');
  expect(refused).toContain(id);
});
