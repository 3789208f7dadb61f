import type { Page, Route } from 'playwright/test';
import { noteField } from '../support/matrix.ts';
import { SECTION_NEEDS, type SectionNeeds } from '../support/section-needs.ts';
import { FILE_FAULTS, type FileFault, SENT } from '../support/servers/faults.ts';
import { test } from '../support/site.ts';
import { expectAsked, expectUnasked } from '../support/tabs/consent-tab.ts';
import { expectPage, expectServed, expectToldOf, openTab, type SectionTab } from '../support/tabs/section-tab.ts';
import { LANGUAGES } from '../support/texts.ts';

// Many tabs at once: traces would cost more than the tabs.
test.use({ trace: 'off' });

const WITH_PAGES = SECTION_NEEDS.filter(({ needs }) => needs.length > 0);

/** Delay of a slow file in milliseconds: longer than any timeout. */
const SLOW = 6000;

/** The message in the console. */
const REASONS: Record<FileFault, RegExp> = {
  404: /404/,
  500: /500/,
  HTML: /integrity|MIME type/,
  hang: /no answer within/,
  slow: /no answer within/,
  truncated: /integrity/,
  tampered: /integrity/,
};

for (const [round, fault] of FILE_FAULTS.entries()) {
  const language = LANGUAGES[round % LANGUAGES.length] ?? 'nl';

  test(`the browser, files of each section: ${fault}`, async ({ context, site }, info) => {
    const visit = async (tab: SectionTab, needs: SectionNeeds, mend: () => Promise<void>) => {
      const options = { needs, language, url: site.url, places: site.places };
      const waited = await expectServed(tab, options);
      await expectToldOf(tab, needs.section, REASONS[fault]);
      await mend();
      await expectPage(tab, options);
      noteField(info, { section: needs.section, fault, side: 'browser', waited });
    };
    const open = (page: Page) => openTab(page, { language, url: site.url, places: site.places });

    // Slow faults run in parallel tabs, all others one after another in one document.
    if (fault === 'hang' || fault === 'slow') {
      await Promise.all(
        WITH_PAGES.map(async (needs) => {
          const page = await context.newPage();
          const mend = await spoil(page, needs.section, fault);
          await visit(await open(page), needs, mend);
        }),
      );
    } else {
      const page = await context.newPage();
      const visits: [SectionNeeds, () => Promise<void>][] = [];
      for (const needs of WITH_PAGES) visits.push([needs, await spoil(page, needs.section, fault)]);
      const tab = await open(page);
      for (const [needs, mend] of visits) await visit(tab, needs, mend);
    }
  });
}

test.describe('a visitor who has not been asked yet', () => {
  test.use({ decided: false });

  for (const [round, fault] of FILE_FAULTS.entries()) {
    test(`the browser, files of mf-consent: ${fault}`, async ({ page, site }, info) => {
      const language = LANGUAGES[(round + 1) % LANGUAGES.length] ?? 'nl';
      const options = { language, url: site.url, places: site.places };
      const mend = await spoil(page, 'mf-consent', fault);
      const { tab, waited } = await expectUnasked(page, options, REASONS[fault]);
      await mend();
      await expectAsked(tab, options);
      noteField(info, { section: 'mf-consent', fault, side: 'browser', waited });
    });
  }
});

/** Spoils every file of a section for this tab, until the returned function is called. */
async function spoil(page: Page, section: string, fault: FileFault): Promise<() => Promise<void>> {
  const files = `**/_sections/${section}/**`;
  const { promise: mended, resolve: mend } = Promise.withResolvers<void>();
  const answer = async (route: Route): Promise<void> => {
    if (fault === 'hang') {
      await mended;
      await route.abort();
    } else if (fault === 'slow') {
      await Promise.race([mended, new Promise((resolve) => setTimeout(resolve, SLOW))]);
      await route.continue();
    } else {
      const whole = await route.fetch();
      await route.fulfill(SENT[fault](await whole.body()));
    }
  };
  await page.route(files, (route) => answer(route).catch(() => {}));
  return async () => {
    mend();
    await page.unroute(files);
  };
}
