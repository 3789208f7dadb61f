import { expectAccessible } from '../support/page/accessibility.ts';
import { hydrated, visit } from '../support/page/hydration.ts';
import { watchOtherOrigins } from '../support/page/watch-other-origins.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a property is shared by mail, WhatsApp, link or QR code, without a request to others before', async ({
  page,
  site,
}) => {
  const others = watchOtherOrigins(page, site);
  const path = site.places.saleProperty.nl;
  await visit(page, `${path}?utm_source=mail`);
  const button = page.getByRole('button', { name: text('mf-detail', 'nl', 'actions.share') });
  await hydrated(button);
  await button.click();
  const panel = page.getByRole('group', { name: text('mf-detail', 'nl', 'share.title') });
  await expect(panel).toBeInViewport({ ratio: 1 });

  const address = encodeURIComponent(new URL(path, page.url()).href);
  await expect(panel.getByRole('link', { name: text('mf-detail', 'nl', 'share.mail') })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*${address}$`),
  );
  await expect(panel.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', new RegExp(`${address}$`));
  const code = panel.getByRole('img');
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(others).toEqual([]);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
