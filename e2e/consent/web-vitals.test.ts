import { visit } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';
import { card, press } from '../support/tabs/consent-card.ts';
import { text } from '../support/texts.ts';

test.use({ decided: false });

/** Counts of a vital in the metrics, by section. */
async function counted(url: string, vital: string): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lines = metrics.matchAll(
    new RegExp(`^facade_web_vital_seconds_count\\{vital="${vital}",section="([^"]+)",release="[^"]*"\\} (\\d+)$`, 'gm'),
  );
  return Object.fromEntries([...lines].map(([, section = '', count]) => [section, Number(count)]));
}

test('page speed is reported only after consent, by section and release, and shown in the metrics', async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/vitals') && sent.push(request.postData() ?? ''));
  const measuring: string[] = [];
  page.on('request', (request) => /vitals.*\.js/.test(request.url()) && measuring.push(request.url()));
  const before = (await counted(site.url, 'ttfb'))['mf-listings'] ?? 0;

  await visit(page, site.places.saleList.nl);
  await press(page, 'nl', 'decline');
  await visit(page, site.places.saleList.nl);
  await page.goto('about:blank');
  expect([sent, measuring], 'nothing before consent').toEqual([[], []]);

  await visit(page, site.places.saleList.nl);
  await page.getByRole('button', { name: text('shell', 'nl', 'footer.cookies') }).click();
  await card(page)
    .getByRole('checkbox', { name: text('mf-consent', 'nl', 'options.analyticsStorage.title') })
    .check();
  const loaded = page.waitForResponse((response) => /vitals.*\.js/.test(response.url()));
  await press(page, 'nl', 'agreePartly');
  await loaded;
  await visit(page, site.places.saleList.nl);
  // Sends what it has measured when the page is left. The network may be busy with the map until then.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /vitals.*\.js/.test(name)),
  );
  await page.goto('about:blank');
  await expect.poll(async () => (await counted(site.url, 'ttfb'))['mf-listings'] ?? 0).toBeGreaterThan(before);
  expect(JSON.stringify(sent), 'no address, nothing about the visitor').not.toMatch(/te-koop|http|Mozilla/);
});
