import { live } from '../support/page/hydration.ts';
import { layoutShifts, recordLayoutShifts } from '../support/page/layout-shift.ts';
import { expect, test } from '../support/site.ts';

/**
 * A page counts as steady below 0.1. Measured with fonts late by 1.2 s on 16 kinds of page in two sizes: 0.003 on average, 0.044 at
 * most (the cookie policy at 1600 px, where a line breaks elsewhere), and no other page above 0.025. Not 0: letters of the fallback have
 * other widths. Rules per group of letters were tried: three sizes within a word halve the sum (0.099 to 0.053), are ugly to read and
 * still leave lines that break elsewhere.
 */
const STEADY = 0.1;

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1600, height: 900 },
]) {
  for (const kind of ['home', 'saleList', 'saleProperty', 'cookiePolicy', 'notFound'] as const) {
    test(`a font that arrives late is used and hardly moves the page: ${kind} at ${viewport.width}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(viewport);
      const { promise: read, resolve: deliver } = Promise.withResolvers<void>();
      await page.route('**/_shell/fonts/**', async (route) => {
        await read;
        await route.continue();
      });
      await recordLayoutShifts(page);
      await page.goto(site.places[kind].nl, { waitUntil: 'commit' });
      await live(page);
      expect(await layoutShifts(page), 'before the fonts').toEqual([]);
      deliver();
      await page.waitForFunction(() =>
        [...document.fonts].every(({ family, status }) => !family.includes('Variable') || status === 'loaded'),
      );
      const shifts = await layoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(STEADY);
    });
  }
}
