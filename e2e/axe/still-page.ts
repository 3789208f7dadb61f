import type { APIRequestContext, Page } from 'playwright/test';
import { test as base } from '../support/site.ts';

/** Of the sample agency's manager, as `npm start` says. */
const MANAGER = { email: 'helene@cardamine.example', password: 'dender-2026-mgr' };

interface StillPages {
  /** A page without motion that all tests of a worker share: axe must see a page at rest, and a new window each time takes long. */
  stillPage: Page;
  /** The same, but the manager of the agency has logged in. */
  managerPage: Page;
}

/** The journeys' `test` with pages for axe. */
export const test = base.extend<object, StillPages>({
  stillPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'nl-BE', reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  managerPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'nl-BE', reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
      await logInBy(context.request, '/api/agency/login', MANAGER);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Logs a browser in without its form. */
export async function logInBy(
  request: APIRequestContext,
  path: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await request.post(path, { data: { email, password } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
}
