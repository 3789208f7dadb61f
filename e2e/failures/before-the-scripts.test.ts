import { holdScripts } from '../support/page/hold-scripts.ts';
import { live } from '../support/page/hydration.ts';
import { expect, test } from '../support/site.ts';

test('a heart that was pressed before any script has loaded counts once', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.places.saleList.nl, { waitUntil: 'commit' });
  const heart = page.locator('#main .card button[data-keep]').first();
  // Twice: nothing seems to happen yet.
  await heart.click();
  await heart.click();
  release();
  await expect(page.locator('[data-chrome="favourites"] b')).toHaveText('1');
});

test('the order of a list that was chosen before any script has loaded is applied', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.places.saleList.nl, { waitUntil: 'commit' });
  const sort = page.locator('#filters select[name="sort"]');
  await sort.selectOption('price');
  release();
  await expect(page).toHaveURL(/sort=price/);
  await expect(sort).toHaveValue('price');
  await page.reload();
  await live(page);
  await page.goBack();
  await expect(page, 'nothing is chosen by going back').not.toHaveURL(/sort=/);
});

for (const [name, button, opened] of [
  ['saleList', '#filters .sheet-button', 'dialog[open] form'],
  ['saleProperty', '#main button[aria-expanded]', '#main button[aria-expanded="true"]'],
] as const) {
  test(`a button on a phone opens its panel once its script has loaded: ${name}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(site.places[name].nl, { waitUntil: 'commit' });
    await page.locator(button).first().click();
    release();
    await expect(page.locator(opened).first()).toBeVisible();
  });
}

for (const [what, disturb] of [
  ['an extension has put a node beside it', (field: Element) => field.after(document.createElement('div'))],
  [
    'the page was translated',
    () => {
      for (const label of document.querySelectorAll('#main h1, #main label')) {
        const font = document.createElement('font');
        font.textContent = label.textContent;
        label.firstChild?.replaceWith(font);
      }
    },
  ],
] as const) {
  test(`what was typed before any script has loaded is kept, also when ${what}`, async ({ page, site }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    const release = await holdScripts(page);
    await page.goto(site.places.contact.nl, { waitUntil: 'commit' });
    const email = page.locator('#main input[name="email"]').first();
    await email.fill('els@example.com');
    await email.evaluate((field) => field.setAttribute('data-of-the-server', ''));
    await email.evaluate(disturb);
    release();
    await live(page);
    await expect(email, 'React has rendered it anew').not.toHaveAttribute('data-of-the-server');
    await expect(email).toHaveValue('els@example.com');
    expect(errors.filter((error) => error.includes('[facade] hydration')).length).toBeGreaterThan(0);
  });
}
