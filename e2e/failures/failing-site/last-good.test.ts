import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expectSameDocument, hydrated, mark } from '../../support/page/hydration.ts';
import { SECTION_NEEDS } from '../../support/section-needs.ts';
import { type FailingSite, test } from '../../support/servers/failing-site.ts';
import { expect } from '../../support/site.ts';

test.use({ trace: 'off' });

/** Faulty releases published over a working section; none of them can be opened. */
const FAULTY = {
  'mf-listings': 'throws on import',
  'mf-detail': 'old contract',
  'mf-forms': 'throws on import',
  'mf-owner': 'throws on import',
  'mf-consent': 'old contract',
} as const;

async function expectGood({ url, good }: FailingSite, paths: [string, string][]): Promise<void> {
  for (const [section, path] of paths) {
    // A new address: no cache may answer.
    const answer = await fetch(`${url}${path}?${crypto.randomUUID()}`);
    expect(answer.status, section).toBe(200);
    const isGood = (await answer.text()).includes(`data-section="${section}" data-release="${good[section]}"`);
    expect(isGood, `${path} is rendered by the good release of ${section}`).toBe(true);
  }
}

test('a faulty release over a good one, and files that vanish, have no effect: the last good one stays', async ({
  failing,
  site,
}) => {
  const paths = SECTION_NEEDS.map(({ section, needs, shows }): [string, string] => [
    section,
    site.places[[...needs, ...shows][0] ?? 'home'].nl,
  ]);
  const logged = failing.log.length;
  await failing.deploy(FAULTY);
  for (const section of Object.keys(FAULTY)) {
    await expect
      .poll(() => failing.log.slice(logged).map((line) => line.msg === 'release cannot be opened' && line.section))
      .toContain(section);
  }
  await expectGood(failing, paths);
  await failing.deploy(Object.fromEntries(Object.keys(FAULTY).map((section) => [section, 'good'] as const)));

  const folder = join(failing.data, 'releases/mf-listings');
  await rename(folder, `${folder}-away`);
  try {
    await expectGood(failing, paths);
  } finally {
    await rename(`${folder}-away`, folder);
  }
});

for (const { section, needs } of SECTION_NEEDS) {
  const [kind] = needs;
  if (!kind) continue;
  test(`what the server rendered of ${section} can be read while its files are missing, and hydrates when they arrive`, async ({
    page,
    site,
  }) => {
    const files = `**/_sections/${section}/**`;
    await page.route(files, (route) => route.abort());
    await page.goto(site.places[kind].nl);
    await expect(page.locator('[data-chrome="header"][data-live]')).toBeAttached();
    const heading = page.locator(`#main [data-section="${section}"] h1`);
    await expect(heading).toBeVisible();
    await mark(page);
    await page.unroute(files);
    await hydrated(heading, 20_000);
    await expectSameDocument(page);
  });
}
