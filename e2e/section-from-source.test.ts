import { contactForm } from './support/contact-form.ts';
import { type DevSection, startDevSection } from './support/dev-section.ts';
import { expectSameDocument, mark } from './support/hydration.ts';
import { expect, test } from './support/site.ts';
import { text } from './support/texts.ts';

/** What a section team does all day: `facade dev mf-forms`, change a file, look. */
const FILE = 'components/send-bar.tsx';
const LINE = "<p>{t('answerTime')}</p>";
const CHANGED = '<p>Wij antwoorden sneller dan u denkt</p>';

let section: DevSection;
test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  section = await startDevSection('mf-forms', site.url);
});
test.afterAll(() => section?.dispose());

test('a changed component or text is on the page, and what was typed stays', async ({ page, site }) => {
  test.setTimeout(90_000);
  await page.context().addCookies([{ name: 'consent', value: 'set', url: section.url }]);
  await page.goto(`${section.url}${site.places.contact.nl}`);
  await expect(page.locator('#main [data-section="mf-forms"]')).toHaveAttribute('data-release', /^0\.0\.0-dev\./);
  await expect(page.locator('[data-section="mf-consent"]').first()).toHaveAttribute('data-release', /^1\.0\.0-/);
  const { form, field, reach } = contactForm(page, 'nl');
  await reach();
  await field('message').fill('Dit blijft staan.');
  await mark(page);

  section.edit(FILE, LINE, CHANGED);
  await expect(form.getByText('Wij antwoorden sneller dan u denkt')).toBeVisible();
  await expect(field('message')).toHaveValue('Dit blijft staan.');
  await expectSameDocument(page);

  // The server draws the new code too.
  await expect(async () => {
    const html = await (await fetch(`${section.url}${site.places.contact.nl}`)).text();
    expect(html).toContain('Wij antwoorden sneller dan u denkt');
  }).toPass({ timeout: 15_000 });

  section.edit(FILE, CHANGED, LINE);
  const answerTime = text('mf-forms', 'nl', 'answerTime');
  await expect(form.getByText(answerTime)).toBeVisible();
  section.edit('locales/nl.json', JSON.stringify(answerTime), '"Wij antwoorden meteen"');
  await expect(form.getByText('Wij antwoorden meteen')).toBeVisible();
  await expect(field('message')).toHaveValue('Dit blijft staan.');
  await expectSameDocument(page);
  section.edit('locales/nl.json', '"Wij antwoorden meteen"', JSON.stringify(answerTime));
});

test('a mistake is told in the terminal, and the site runs on', async () => {
  section.edit(FILE, LINE, '<p>');
  await expect(async () =>
    expect(section.said()).toMatch(/send-bar\.tsx[\s\S]*Expected|Expected[\s\S]*send-bar\.tsx/),
  ).toPass({ timeout: 15_000 });
  expect((await fetch(`${section.url}/nl/contact/`)).status).toBe(200);
  section.edit(FILE, '<p>', LINE);
});
