import type { Page } from 'playwright/test';

/**
 * Gives each document the site's fonts before its first frame, as the cache does on a second visit. On a first visit chance decides
 * whether they are there in time, and a font that is late moves some words: `site/late-fonts` is about that.
 */
export async function loadFontsInTime(page: Page): Promise<void> {
  const html = await (await page.request.get('/nl/')).text();
  const rules = [...html.matchAll(/font-family:"([^"]+ Variable)"[^}]*?src:url\(([^)]+)\)/g)];
  const fonts = await Promise.all(
    rules.map(async ([, family = '', url = '']) => {
      const file = await (await page.request.get(url)).body();
      return { family, base64: file.toString('base64') };
    }),
  );
  if (fonts.length !== 2) throw new Error(`the site has ${fonts.length} fonts`);
  await page.addInitScript((all) => {
    for (const { family, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight: '100 900' }));
    }
  }, fonts);
}
