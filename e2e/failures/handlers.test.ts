import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseHealth } from '@facade/shared-domain/releases';
import { hydrated } from '../support/page/hydration.ts';
import { ROOT } from '../support/root.ts';
import { asOperator } from '../support/servers/as-operator.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

/** Where mf-detail prints. */
const PRINTS = 'src/property/print-page.ts';

test('what a button of a section throws in the browser is reported as a failure of its release, with its place in the source', async ({
  page,
  site,
}) => {
  // Each look at the figures starts two programs.
  test.setTimeout(90_000);
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
  const frames = expect.arrayContaining([expect.stringMatching(/^(?:[\w$.]+@)?web\/[\w.]+\.js:1:\d+$/)]);
  expect((await report).postDataJSON()).toEqual({ failures: [{ ...failure, frames }] });
  expect((await (await report).response())?.status()).toBe(204);

  const errors = async () => {
    const { releases } = JSON.parse(await asOperator(site, 'health', 'mf-detail', '--since', '1h', '--json'));
    return releases.flatMap(({ errors }: ReleaseHealth) => errors.filter(({ message }) => message === 'no printer'));
  };
  const source = readFileSync(join(ROOT, 'mf-detail', PRINTS), 'utf8').split('\n');
  const line = source.findIndex((text) => text.includes('window.print()')) + 1;
  const places = expect.arrayContaining([
    expect.stringMatching(new RegExp(`^${PRINTS}:${line}:\\d+(?: \\(printPage\\))?$`)),
  ]);
  // The shell hands over its counts every five seconds.
  await expect.poll(errors, { timeout: 60_000, intervals: [3000] }).toEqual([expect.objectContaining({ places })]);
});
