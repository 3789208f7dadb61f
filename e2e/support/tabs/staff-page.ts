import { type Browser, expect, type Page } from 'playwright/test';
import { live } from '../page/hydration.ts';
import type { StaffAccount } from '../servers/add-staff.ts';
import type { SiteUnderTest } from '../site.ts';
import { text } from '../texts.ts';
import { sendLogin } from './log-in.ts';

/** A browser of one of the agency's staff, logged in, with the inbox open. */
export async function staffPage(
  browser: Browser,
  site: SiteUnderTest,
  { email, password }: Pick<StaffAccount, 'email' | 'password'>,
  javaScriptEnabled = true,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
  await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
  const page = await context.newPage();
  await page.goto('/nl/agency/');
  await expect(page).toHaveURL('/nl/agency/aanmelden/');
  if (javaScriptEnabled) await live(page);
  await sendLogin(page, 'nl', email, password);
  await expect(
    page.getByRole('heading', { level: 1, name: text('mf-owner', 'nl', 'agency.inbox.title') }),
  ).toBeVisible();
  return page;
}
