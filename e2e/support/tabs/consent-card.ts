import { type BrowserContext, expect, type Page } from 'playwright/test';
import { hydrated } from '../page/hydration.ts';
import { type Language, text } from '../texts.ts';

export const CHOICES = ['AnalyticsStorage', 'AdStorage', 'AdUserData', 'AdPersonalization'];

export const card = (page: Page) => page.locator('[data-consent-card]');

/** A button of the dialog, once it does something. */
export async function press(page: Page, language: Language, name: string): Promise<void> {
  const button = card(page).getByRole('button', { name: text('mf-consent', language, name), exact: true });
  await hydrated(button);
  await button.click();
}

/** The choices as the browser keeps them: in cookies, which must agree with its storage. */
export async function stored(page: Page, context: BrowserContext): Promise<Record<string, string>> {
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('consent'));
  for (const { name, value, path, sameSite, expires } of cookies) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Strict' });
    const days = (expires - Date.now() / 1000) / 86_400;
    expect(days, 'kept for 180 days').toBeGreaterThan(179);
    expect(days).toBeLessThan(181);
    expect(await page.evaluate((key) => localStorage.getItem(key), name), name).toBe(value);
  }
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

export const choices = (granted: string[]): Record<string, string> => ({
  consent: 'set',
  ...Object.fromEntries(CHOICES.map((name) => [`consent${name}`, String(granted.includes(name))])),
});

/** Every request to another site, answered here so that none leaves the machine. */
export async function watchStrangers(page: Page, own: string): Promise<string[]> {
  const strangers: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(own).origin,
    (route) => {
      strangers.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return strangers;
}
