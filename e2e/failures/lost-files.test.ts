import { hydrated } from '../support/page/hydration.ts';
import { expectWhole, loseFilesOnce, WHOLE_WITHIN } from '../support/page/lose-files.ts';
import { mapOf } from '../support/page/map-frame.ts';
import { PLACE_NAMES, type PlaceName } from '../support/places.ts';
import { expect, test } from '../support/site.ts';
import { followUntil } from '../support/tabs/section-tab.ts';

// Many tabs at once: traces would cost more than the tabs.
test.use({ trace: 'off' });
// Code that is lost is fetched again at growing intervals.
test.describe.configure({ timeout: 120_000 });

/** So many tabs at once: they wait for the pauses between attempts, not for the processor. */
const TABS = 4;

const BATCHES = Array.from({ length: Math.ceil(PLACE_NAMES.length / TABS) }, (_, index) =>
  PLACE_NAMES.slice(index * TABS, (index + 1) * TABS),
);

for (const names of BATCHES) {
  test(`every script is lost once: ${names.join(', ')}`, async ({ context, site }) => {
    await Promise.all(
      names.map(async (name: PlaceName) => {
        const page = await context.newPage();
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        const lost = await loseFilesOnce(page);
        await page.goto(site.url + site.places[name].nl, { waitUntil: 'commit' });
        await expectWhole(page);
        expect(lost.size).toBeGreaterThan(3);
        expect(errors, name).toEqual([]);
        await page.close();
      }),
    );
  });
}

test('every script is lost once: the pages that a visit in one tab leads to', async ({ page, site }) => {
  await loseFilesOnce(page);
  await page.goto(site.url + site.places.login.nl);
  await expectWhole(page);
  for (const name of ['contact', 'saleList', 'services', 'saleProperty', 'valuation'] as const) {
    await followUntil(page, site.places[name].nl, null);
    await expectWhole(page);
  }
});

/** What a press opens, and the code that comes with it. */
const PRESSES: [what: string, place: PlaceName, width: number, button: string, opened: string][] = [
  ['sharing', 'saleProperty', 1280, '#main button[aria-expanded="false"]', '#main button[aria-expanded="true"]'],
  ['the pictures', 'saleProperty', 1280, '#foto-1', 'dialog[open] .stage'],
  ['the request for a visit', 'saleProperty', 390, 'a[href*="/bezoek"]', 'dialog[open] form input[name="email"]'],
  ['all filters', 'saleList', 390, '#filters .sheet-button', 'dialog[open] form'],
];

for (const [what, place, width, button, opened] of PRESSES) {
  test(`every script is lost once: ${what}, behind a press`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await loseFilesOnce(page);
    await page.goto(site.url + site.places[place].nl);
    const pressed = page.locator(button).filter({ visible: true }).first();
    await hydrated(pressed, WHOLE_WITHIN);
    await pressed.click();
    await expect(page.locator(opened).first()).toBeVisible({ timeout: WHOLE_WITHIN });
  });
}

test('every script is lost once: the map beside a list', async ({ page, site }) => {
  const lost = await loseFilesOnce(page);
  await page.goto(site.url + site.places.saleList.nl);
  await expect(mapOf(page).locator('canvas').first()).toBeVisible({ timeout: WHOLE_WITHIN });
  expect([...lost.keys()].join()).toContain('map-frame');
});
