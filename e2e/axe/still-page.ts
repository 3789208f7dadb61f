import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { test as base, SAMPLE_MANAGER, type SiteUnderTest, sampleOwner } from '../support/site.ts';

interface StillPages {
  /** A page with reduced motion that all tests of a worker share: axe must see a page at rest, and a new window per test is slow. */
  stillPage: Page;
  /** The same, but the sample owner has logged in. */
  ownerPage: Page;
  /** The same, but the manager of the agency has logged in. */
  managerPage: Page;
}

type Login = (request: APIRequestContext, site: SiteUnderTest) => Promise<void>;

/** A page in a separate browser context, for one login. */
async function openPage(browser: Browser, site: SiteUnderTest, logIn: Login = async () => {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'nl-BE', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
  await logIn(context.request, site);
  return context.newPage();
}

const asOwner: Login = (request, site) => logInBy(request, '/api/owner/login', sampleOwner(site));
const asManager: Login = (request) => logInBy(request, '/api/agency/login', SAMPLE_MANAGER);

/** A fixture of a worker; its browser is closed at the end. */
const pageOf =
  (logIn?: Login) =>
  async ({ browser, site }: { browser: Browser; site: SiteUnderTest }, use: (page: Page) => Promise<void>) => {
    const page = await openPage(browser, site, logIn);
    await use(page);
    await page.context().close();
  };

/** The journeys' `test` with pages for axe. */
export const test = base.extend<object, StillPages>({
  stillPage: [pageOf(), { scope: 'worker' }],
  ownerPage: [pageOf(asOwner), { scope: 'worker' }],
  managerPage: [pageOf(asManager), { scope: 'worker' }],
});

/** Logs a browser in without its form. */
async function logInBy(
  request: APIRequestContext,
  path: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await request.post(path, { data: { email, password } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
}
