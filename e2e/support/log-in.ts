import { expect, type Page } from 'playwright/test';
import { live } from './hydration.ts';
import { type SiteUnderTest, sampleOwner } from './site.ts';
import { type Language, text } from './texts.ts';

/** Fills in the login form and sends it. */
export async function sendLogin(page: Page, language: Language, email: string, password: string): Promise<void> {
  await page.getByLabel(text('mf-owner', language, 'login.email')).fill(email);
  await page.getByLabel(text('mf-owner', language, 'login.password')).fill(password);
  await page.getByRole('button', { name: text('mf-owner', language, 'login.submit') }).click();
}

/** From the login page to the dashboard, as the sample owner. */
export async function logIn(page: Page, site: SiteUnderTest, language: Language): Promise<void> {
  const { email, password } = sampleOwner(site);
  await page.goto(site.places.login[language]);
  await live(page);
  await sendLogin(page, language, email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('mf-owner', language, 'dashboard.title') }),
  ).toBeVisible();
}
