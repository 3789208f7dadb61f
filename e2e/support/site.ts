import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { findPlaces, type Places } from './places.ts';

/** The site under test. */
export interface SiteUnderTest {
  /** Without a closing slash. */
  url: string;
  /** Folder of its state; null where only its address is known. */
  data: string | null;
  places: Places;
}

export interface SampleOwner {
  email: string;
  password: string;
  propertyIds: number[];
}

interface Options {
  /** Whether the visitor has answered the cookie dialog before; few journeys need it open. */
  decided: boolean;
}

/** Playwright's `test`, with the site and without the cookie dialog in the way. */
export const test = base.extend<Options, { site: SiteUnderTest }>({
  decided: [true, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of its pattern
    async ({}, use) => {
      const url = process.env.E2E_BASE_URL?.replace(/\/$/, '');
      if (!url) throw new Error('no site was started');
      await use({ url, data: process.env.E2E_DATA ?? null, places: await findPlaces(url) });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // A separate visitor per journey: together they send more forms than the site accepts from one network.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of its pattern
  extraHTTPHeaders: async ({}, use, { testId, retry }) => use({ 'x-forwarded-for': addressOf(`${testId} ${retry}`) }),
  context: async ({ context, site, decided }, use) => {
    if (decided) await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
    await use(context);
  },
});

export { expect } from 'playwright/test';

/** The manager of the sample agency, as `npm start` says. */
export const SAMPLE_MANAGER = { email: 'helene@cardamine.example', password: 'dender-2026-mgr' };

/** The owner the sample agency comes with. */
export function sampleOwner(site: SiteUnderTest): SampleOwner {
  const [owner] = sampleFeed(site).owners;
  if (!owner) throw new Error('the sample agency has no owner');
  return owner;
}

/** What the CRM of the sample agency delivered. */
export function sampleFeed({ data }: SiteUnderTest): {
  properties: unknown[];
  projects: unknown[];
  owners: SampleOwner[];
} {
  return JSON.parse(readFileSync(join(folderOf(data), 'sample-agency/feed.json'), 'utf8'));
}

/** Its data folder, for journeys that read internal state. */
export function folderOf(data: string | null): string {
  if (!data) throw new Error('E2E_DATA must name the data folder of the site at E2E_BASE_URL');
  return data;
}

/** An address of a private network, always the same for the same name. */
const addressOf = (name: string): string =>
  `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;
