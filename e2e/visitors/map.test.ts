import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { frameOf, mapOf } from '../support/page/map-frame.ts';
import { watchOtherOrigins } from '../support/page/watch-other-origins.ts';
import { expect, test } from '../support/site.ts';
import { text } from '../support/texts.ts';

/** Whether something else than one colour is painted in the frame. */
const paintedColors = (page: Page) =>
  mapOf(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {
        data: [],
      };
      const colors = new Set<string>();
      for (let at = 0; at < data.length; at += 4 * 97) colors.add([data[at], data[at + 1], data[at + 2]].join());
      return colors.size;
    });

test('the map of a property is painted from the site alone, once it is seen', async ({ page, site }) => {
  const others = watchOtherOrigins(page, site);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, site.places.saleProperty.nl);
  expect(asked.filter((url) => /map-frame|base-map/.test(url))).toEqual([]);

  await page.locator('#location').scrollIntoViewIfNeeded();
  await expect.poll(() => paintedColors(page), { timeout: 15_000 }).toBeGreaterThan(8);
  expect(others).toEqual([]);
  expect(asked.some((url) => url.includes('/api/base-map.pmtiles?v='))).toBe(true);
  const credit = mapOf(page).getByRole('link', { name: '© OpenStreetMap contributors' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
});

test('the map frame accepts no message of another shape, and renders no markup from a valid one', async ({
  page,
  site,
}) => {
  await visit(page, site.places.home.nl);
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    const frame = document.createElement('iframe');
    frame.src = '/map-frame/?lng=nl';
    frame.id = 'map-test';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:99;border:0';
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener('load', resolve));
  });
  const post = (data: unknown) =>
    page.evaluate((message) => {
      document.querySelector<HTMLIFrameElement>('#map-test')?.contentWindow?.postMessage(message, location.origin);
    }, data);
  const map = page.frameLocator('#map-test');
  const home = { id: 7, lng: 3.778, lat: 50.63, label: '<img src=x onerror=alert(1)>', title: 'Woning', count: 1 };
  const message = {
    propsList: [{ ...home, exact: true, ribbon: { id: 2, label: 'Verkocht' } }],
    mapType: 'list',
    messageInfo: {
      label: 'Kaart',
      view: { center: [3.778, 50.63], zoom: 14 },
      area: null,
      active: null,
      drawing: false,
    },
    customMarker: null,
    marqueeIgnore: [2],
  };
  const hostile = [null, 'x', [], { ...message, propsList: 'all' }, { ...message, mapType: 'javascript:alert(1)' }];
  for (const data of hostile) await post(data);
  await post(message);
  const marker = map.getByRole('button', { name: 'Woning' });
  await expect(marker).toHaveText('<img src=x onerror=alert(1)>');
  await expect(map.getByRole('listitem')).toHaveCount(1);
  await marker.focus();
  await page.keyboard.press('Enter');
  const heard = () => page.evaluate(() => (window as never as { heard: { kind?: string; id?: unknown }[] }).heard);
  await expect
    .poll(async () => (await heard()).filter(({ kind }) => kind === 'selected'))
    .toEqual([{ source: 'facade-map', kind: 'selected', id: 7 }]);
  expect((await heard()).filter(({ kind }) => kind === 'ready')).toHaveLength(1);
});

test('list and map stand side by side; the map can be enlarged or hidden on this device; below 1200 px they change places by a link', async ({
  page,
  site,
}) => {
  const t = (key: string) => text('mf-listings', 'nl', key);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, site.places.saleList.nl);
  const map = mapOf(page);
  const card = page.locator('#main .card').first();
  const size = (key: string) => page.locator('.sizes').getByRole('button', { name: t(key) });
  const widthOfMap = async () => (await frameOf(page).boundingBox())?.width;
  await expect(map.getByRole('listitem').first()).toBeVisible();
  // Filters, title and search are one band above the homes.
  expect((await card.boundingBox())?.y).toBeLessThan(340);
  await expect(size('map.enlarge')).toBeInViewport();
  // At the end of the page the buttons do not lie on the footer.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const [{ y = 0, height = 0 } = {}, footer] = [
    (await page.locator('.sizes').boundingBox()) ?? {},
    await page.locator('footer').last().boundingBox(),
  ];
  expect(y + height).toBeLessThanOrEqual(footer?.y ?? 0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await size('map.enlarge').press('Enter');
  await expect(card).toBeHidden();
  await expect.poll(widthOfMap).toBeGreaterThan(1400);
  await expect(size('map.showBoth')).toBeFocused();
  await page.reload();
  await expect(card).toBeHidden();
  await expectAccessible(page);
  await size('map.showBoth').click();
  await expect(card).toBeVisible();
  await size('map.hide').click();
  await expect(frameOf(page)).toBeHidden();
  await visit(page, site.places.saleList.nl);
  await expect(frameOf(page)).toHaveCount(0);
  expect((await card.boundingBox())?.width).toBeGreaterThan(380);
  await expectAccessible(page);
  await size('map.showBeside').click();
  await expect(frameOf(page)).toBeVisible();
  await expect(size('map.enlarge')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.switch').click();
  await expect(page).toHaveURL(/view=map/);
  await expect(card).toBeHidden();
  await expect(frameOf(page)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/view=map/);
  await expect(card).toBeVisible();
});
