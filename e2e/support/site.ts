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

interface Options {
  /** Whether the visitor has answered the question about cookies before; only one journey is about it. */
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
  context: async ({ context, site, decided }, use) => {
    if (decided) await context.addCookies([{ name: 'consent', value: 'set', url: site.url }]);
    await use(context);
  },
});

export { expect } from 'playwright/test';

/** The owner the sample agency comes with. */
export function sampleOwner({ data }: SiteUnderTest): { email: string; password: string; propertyIds: number[] } {
  const [owner] = JSON.parse(readFileSync(join(folderOf(data), 'sample-agency/feed.json'), 'utf8')).owners;
  return owner;
}

/** Its data folder, which a journey needs that looks behind the scenes. */
export function folderOf(data: string | null): string {
  if (!data) throw new Error('E2E_DATA must name the data folder of the site at E2E_BASE_URL');
  return data;
}
