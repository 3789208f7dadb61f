import { hydrated } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test('what a button of a section throws in the browser is reported as a failure of its release', async ({
  page,
  site,
}) => {
  await page.goto(site.places.saleProperty.nl);
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('no printer');
    };
  });
  const button = page.getByRole('button', { name: text('mf-detail', 'nl', 'actions.print') });
  await hydrated(button);
  const release = await page.locator('#main [data-section="mf-detail"]').first().getAttribute('data-release');
  const report = page.waitForRequest('**/_report');
  await button.click();
  await button.click();
  const failure = { section: 'mf-detail', release, expose: 'handler', timedOut: false, reason: 'no printer' };
  expect((await report).postDataJSON()).toEqual({ failures: [failure] });
  expect((await (await report).response())?.status()).toBe(204);
});
