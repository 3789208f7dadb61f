import type { Page } from 'playwright/test';
import { contactForm } from '../support/forms/contact-form.ts';
import { expectSameDocument, mark } from '../support/page/hydration.ts';
import { type DevSection, startDevSection } from '../support/servers/dev-section.ts';
import { expect, test } from '../support/site.ts';

/** The daily work of a section team: `facade dev mf-forms`, change a file, see the result. */
const FILE = 'kit/sending/send-bar.tsx';
const LINE = "<p>{promise ?? t('answerTime', { within })}</p>";
const CHANGED = '<p>Wij antwoorden sneller dan u denkt</p>';

let section: DevSection;
test.beforeAll(async ({ site }) => {
  test.setTimeout(180_000);
  section = await startDevSection('mf-forms', site);
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

  // The server renders the new code too.
  await expect(async () => {
    const html = await (await fetch(`${section.url}${site.places.contact.nl}`)).text();
    expect(html).toContain('Wij antwoorden sneller dan u denkt');
  }).toPass({ timeout: 15_000 });

  section.edit(FILE, CHANGED, LINE);
  await expect(form.getByText('U krijgt binnen één werkdag antwoord.')).toBeVisible();
  section.edit('locales/nl.json', '"U krijgt {{within}} antwoord."', '"Wij antwoorden meteen"');
  await expect(form.getByText('Wij antwoorden meteen')).toBeVisible();
  await expect(field('message')).toHaveValue('Dit blijft staan.');
  await expectSameDocument(page);
  section.edit('locales/nl.json', '"Wij antwoorden meteen"', '"U krijgt {{within}} antwoord."');
});

test('a changed loader: the page reloads with the new data', async ({ page, site }) => {
  const [from, to] = [
    '{ signal }),',
    "{ signal }).then((found) => ({ ...(found as ContentPage), meta: { ...(found as ContentPage).meta, title: 'Nieuwe gegevens' } })),",
  ];
  const goTo = async (load: () => Promise<unknown>) => {
    const isFollowed = followsChanges(page);
    await load();
    await isFollowed;
  };
  await goTo(() => page.goto(`${section.url}${site.places.feedback.nl}`));
  for (const [before, after, isNew] of [
    [from, to, true],
    [to, from, false],
  ] as const) {
    await goTo(async () => {
      const loadedAgain = page.waitForResponse((response) => response.request().isNavigationRequest());
      section.edit('pages/feedback-page.tsx', before, after);
      expect((await (await loadedAgain).text()).includes('<title>Nieuwe gegevens')).toBe(isNew);
    });
  }
});

/** Resolves when the dev server has confirmed that the next document has the newest scripts. */
async function followsChanges(page: Page): Promise<void> {
  // The page is loaded again once the section is built, which a busy machine does in its own time.
  const socket = await page.waitForEvent('websocket', {
    predicate: (opened) => opened.url().includes('/_dev/'),
    timeout: 25_000,
  });
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"'));
}

test('a new page appears without a restart', async () => {
  section.add(
    'pages/second-page.tsx',
    `import { definePage } from '@facade/section-kit';
     export const page = definePage({ loader: async () => null, Component: () => <h1>Tweede</h1>, head: () => ({ title: 'Tweede' }) });`,
  );
  section.edit('remote.tsx', '  pages: {', "  pages: {\n    second: './pages/second-page.tsx',");
  await expect(async () => {
    const release = await (await fetch(`${section.url}/_release/mf-forms`)).json();
    expect(Object.keys(release.files)).toContain('page-second');
    expect(await (await fetch(`${section.url}/_dev/remoteEntry.js`)).text()).toContain('./page-second');
  }).toPass({ timeout: 30_000 });
});

test('an error is in the terminal and on the page, the site keeps running, and the page is whole once it is corrected', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  await page.context().addCookies([{ name: 'consent', value: 'set', url: section.url }]);
  await page.goto(`${section.url}${site.places.contact.nl}`);
  const { form, reach } = contactForm(page, 'nl');
  await reach();
  section.edit(FILE, LINE, '<p>');
  await expect(async () =>
    expect(section.said()).toMatch(/send-bar\.tsx[\s\S]*Expected|Expected[\s\S]*send-bar\.tsx/),
  ).toPass({ timeout: 15_000 });
  const problems = page.locator('#facade-problems');
  await expect(problems).toContainText('send-bar.tsx');
  expect((await fetch(`${section.url}/nl/contact/`)).status).toBe(200);
  section.edit(FILE, '<p>', CHANGED);
  await expect(form.getByText('Wij antwoorden sneller dan u denkt')).toBeVisible({ timeout: 25_000 });
  await expect(problems).toBeHidden();
  section.edit(FILE, CHANGED, LINE);
  await expect(form.getByText('U krijgt binnen één werkdag antwoord.')).toBeVisible();
});

test('a type error is printed after the save, and on the page until it is mended', async ({ page, site }) => {
  test.setTimeout(90_000);
  await page.goto(`${section.url}${site.places.contact.nl}`);
  section.edit('pages/feedback-page.tsx', 'export const page', "export const wrong: number = 'x';\nexport const page");
  await expect
    .poll(section.said, { timeout: 25_000 })
    .toMatch(/type error in src\/pages\/feedback-page\.tsx:\d+: Type 'string' is not assignable to type 'number'/);
  const problems = page.locator('#facade-problems');
  await expect(problems).toContainText("Type 'string' is not assignable to type 'number'");
  section.edit('pages/feedback-page.tsx', "export const wrong: number = 'x';\n", '');
  await expect(problems).toBeHidden({ timeout: 25_000 });
});
