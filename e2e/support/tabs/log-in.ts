import { expect, type Page } from 'playwright/test';
import { live } from '../page/hydration.ts';
import { type SampleOwner, type SiteUnderTest, sampleOwner } from '../site.ts';
import { type Language, text } from '../texts.ts';

/** Fills in the login form and sends it. */
export async function sendLogin(page: Page, language: Language, email: string, password: string): Promise<void> {
  await page.getByLabel(text('mf-owner', language, 'login.email')).fill(email);
  await page.getByLabel(text('mf-owner', language, 'login.password')).fill(password);
  await page.getByRole('button', { name: text('mf-owner', language, 'login.submit') }).click();
}

/** From the login page to the dashboard, as the sample owner or another. */
export async function logIn(
  page: Page,
  site: SiteUnderTest,
  language: Language,
  { email, password }: Pick<SampleOwner, 'email' | 'password'> = sampleOwner(site),
): Promise<void> {
  await page.goto(site.places.login[language]);
  await live(page);
  await sendLogin(page, language, email, password);
  // Of one home or of several.
  const titles = ['one', 'other'].map((count) => text('mf-owner', language, `dashboard.title_${count}`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(titles.join('|')) })).toBeVisible();
}
