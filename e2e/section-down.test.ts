import type { Page, Route } from 'playwright/test';
import { expectSameDocument, hydrated, mark, visit } from './support/hydration.ts';
import { copyReleases, type ReleaseStore } from './support/release-store.ts';
import { type SecondShell, startShell } from './support/second-shell.ts';
import { EVERY_SECTION, SECTION_NEEDS, type SectionNeeds } from './support/section-needs.ts';
import { expect, folderOf, type SiteUnderTest, test } from './support/site.ts';
import { type SlowHost, slowHost } from './support/slow-host.ts';
import { LANGUAGES, type Language, text } from './support/texts.ts';

/** How long a file takes that is slow, in milliseconds. */
const SLOW = 10_000;
/** A page that has to do without a section is answered within this time all the same. */
const QUICK = 1000;

type Trouble = 'gone' | 'corrupt' | 'slow';

const title = (language: Language): string => text('shell', language, 'unavailable.title');

/** The notice, in a page whose header and footer are there and work. */
async function expectNotice(page: Page, section: string, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title(language) })).toBeVisible();
  await expect(page.locator('#main')).toContainText(text('shell', language, `unavailable.${section}`));
  await expect(page.getByRole('banner').locator('nav.menu')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The server's answer, which must come quickly. */
async function answerOf(url: string): Promise<{ status: number; html: string }> {
  const started = performance.now();
  const answer = await fetch(url);
  const html = await answer.text();
  expect(performance.now() - started, `${url} is answered quickly`).toBeLessThan(QUICK);
  return { status: answer.status, html };
}

async function expectPages({ section, needs, shows }: SectionNeeds, shell: string, { places }: SiteUnderTest) {
  for (const language of LANGUAGES) {
    for (const kind of needs) {
      const { status, html } = await answerOf(shell + places[kind][language]);
      expect(status, kind).toBe(503);
      expect(html, kind).toContain(title(language));
      expect(html, kind).toContain(text('shell', language, `unavailable.${section}`));
      expect(html, kind).toMatch(/<header[\s>]/);
      expect(html, kind).toMatch(/<footer[\s>]/);
    }
    for (const kind of [...shows, ...EVERY_SECTION.filter((other) => !needs.includes(other))]) {
      const { status, html } = await answerOf(shell + places[kind][language]);
      expect(status, kind).toBe(200);
      expect(html, kind).not.toContain(`<h1>${title(language)}`);
    }
  }
}

for (const needs of SECTION_NEEDS) {
  const { section } = needs;
  test.describe(`the server without ${section}`, () => {
    let store: ReleaseStore;
    let shell: SecondShell | undefined;
    let host: SlowHost | undefined;

    test.beforeEach(async ({ site }) => {
      store = await copyReleases(folderOf(site.data));
    });
    test.afterEach(async () => {
      await shell?.stop();
      await host?.stop();
      await store.dispose();
      shell = undefined;
      host = undefined;
    });

    const spoil: Record<Trouble, () => Promise<void>> = {
      gone: () => store.remove(section),
      corrupt: () => store.corrupt(section),
      async slow() {
        host = await slowHost(store.data, SLOW);
        await store.move(section, host.url);
      },
    };
    const mend: Record<Trouble, () => Promise<void>> = {
      gone: () => store.restore(section),
      corrupt: () => store.restore(section),
      async slow() {
        host?.beQuick();
      },
    };

    for (const trouble of ['gone', 'corrupt', 'slow'] as const) {
      test(`its files are ${trouble}: a notice where it is needed, all else works, and it comes back by itself`, async ({
        page,
        site,
      }) => {
        await spoil[trouble]();
        shell = await startShell({ data: store.data, apiUrl: site.url });
        const { url } = shell;
        await expectPages(needs, url, site);

        const [kind] = needs.needs;
        const language = trouble === 'corrupt' ? 'fr' : 'nl';
        const path = site.places[kind ?? 'home'][language];
        await page.goto(url + path);
        await expect(page.locator('[data-chrome="header"][data-live]')).toBeAttached();
        if (kind) await expectNotice(page, section, language);
        await mark(page);

        await mend[trouble]();
        await expect.poll(async () => (await fetch(url + path)).status, { timeout: 15_000 }).toBe(200);
        if (!kind) return;
        await expect(page.locator(`#main [data-section="${section}"] h1`)).toBeVisible({ timeout: 20_000 });
        await expectSameDocument(page);
      });
    }
  });

  test.describe(`the browser without ${section}`, () => {
    const files = `**/_sections/${section}/**`;
    /** Spoils every file of the section for this page, until the returned function is called. */
    async function trouble(page: Page, kind: Trouble): Promise<() => Promise<void>> {
      const { promise: mended, resolve: mend } = Promise.withResolvers<void>();
      const answers: Record<Trouble, (route: Route) => Promise<unknown>> = {
        gone: (route) => route.abort(),
        async corrupt(route) {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: `${await answer.text()}\n;throw 1` });
        },
        async slow(route) {
          await Promise.race([mended, new Promise((resolve) => setTimeout(resolve, SLOW))]);
          await route.continue();
        },
      };
      await page.route(files, (route) => answers[kind](route).catch(() => {}));
      return async () => {
        mend();
        await page.unroute(files);
      };
    }

    for (const how of ['gone', 'corrupt', 'slow'] as const) {
      const language = how === 'corrupt' ? 'fr' : 'nl';
      const [kind] = needs.needs;

      const elsewhere = section === 'mf-listings' ? 'login' : 'saleList';

      if (!kind) {
        test(`its files are ${how}: nothing else is the poorer`, async ({ page, site }) => {
          await trouble(page, how);
          await visit(page, site.places[elsewhere][language]);
          await mark(page);
          await follow(page, site.places.contact[language]);
          await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
          await expectSameDocument(page);
        });
        continue;
      }

      test(`its files are ${how}: what the server drew can be read, and comes alive when they are back`, async ({
        page,
        site,
      }) => {
        const mend = await trouble(page, how);
        await page.goto(site.places[kind][language]);
        await expect(page.locator('[data-chrome="header"][data-live]')).toBeAttached();
        const heading = page.locator(`#main [data-section="${section}"] h1`);
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText(title(language));
        await mark(page);
        await mend();
        await hydrated(heading, 20_000);
        await expectSameDocument(page);
      });

      test(`its files are ${how}: a click ends in a notice, which goes when they are back`, async ({ page, site }) => {
        const mend = await trouble(page, how);
        // A page of another section comes alive as ever.
        await visit(page, site.places[elsewhere][language]);
        await mark(page);
        await follow(page, site.places[kind][language]);
        await expectNotice(page, section, language);
        await expect(page).toHaveURL(site.places[kind][language]);
        await mend();
        const heading = page.locator(`#main [data-section="${section}"] h1`);
        await expect(heading).toBeVisible({ timeout: 20_000 });
        await hydrated(heading);
        await expectSameDocument(page);
      });
    }
  });
}

test('releases that vanish under a running server cost nothing: it keeps the last good ones', async ({ site }) => {
  const store = await copyReleases(folderOf(site.data));
  const shell = await startShell({ data: store.data, apiUrl: site.url });
  try {
    await store.remove('mf-listings');
    // A page nobody asked for before, so that no cache can answer.
    const { status, html } = await answerOf(`${shell.url}/nl/te-koop/?city=Lessines%7C7860&sort=price`);
    expect(status).toBe(200);
    expect(html).toContain('class="card"');
  } finally {
    await shell.stop();
    await store.dispose();
  }
});

/** A link to a path, as a page may hold anywhere, and a click on it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('footer')?.append(link);
    link.click();
    link.remove();
  }, path);
}
