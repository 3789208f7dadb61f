import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright/test';
import { expect, type SiteUnderTest } from './site.ts';

/** User agent of a person's browser: that of the tests is a bot's, whose visits do not count. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Visits are written once a second. In milliseconds. */
const WRITTEN = 2000;

const hex = () => randomInt(2 ** 16).toString(16);

/** A new visitor views a home in a separate browser. Resolves once the visit is counted. */
export async function countVisit(browser: Browser, site: SiteUnderTest, propertyId: number | undefined): Promise<void> {
  const visitor = await browser.newContext({
    baseURL: site.url,
    userAgent: PERSON,
    javaScriptEnabled: true,
    // A network without a counted visit in the last half hour.
    extraHTTPHeaders: { 'x-forwarded-for': `2001:db8:${hex()}:${hex()}::1` },
  });
  const page = await visitor.newPage();
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/visits'));
  await page.goto(`/property/${propertyId}/`);
  expect((await taken).status()).toBe(204);
  await visitor.close();
  await delay(WRITTEN);
}
