import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace, type WorkspaceCopy } from '@facade/cli/testing/copy-workspace';
import type { Page } from 'playwright/test';
import { expectSameDocument, live, mark, visit } from '../support/page/hydration.ts';
import { copyReleases, type ReleaseStore } from '../support/servers/release-store.ts';
import { type SecondShell, startShell } from '../support/servers/second-shell.ts';
import { expect, folderOf, test } from '../support/site.ts';

/** A section whose page has addresses of its own: nothing but the section's folder says so. */
const SECTION = 'mf-trial';
const FILES = {
  'src/remote.tsx': `import { defineRemote } from '@facade/section-kit';
    export const remote = defineRemote({
      name: '${SECTION}',
      pages: { article: './pages/overview-page.tsx' },
      fragments: { note: './fragments/note.tsx' },
      paths: { article: { nl: '/verhaal/:slug/', fr: '/recit/:slug/' } },
    });`,
  'src/pages/overview-page.tsx': `import { definePage, useLanguage } from '@facade/section-kit';
    function Article({ data }: { data: string }) {
      const path = useLanguage() === 'nl' ? '/nl/verhaal/' : '/fr/recit/';
      return <article><h1>{data}</h1><a href={path + 'huis/'} data-prefetch>huis</a></article>;
    }
    export const page = definePage<string>({
      loader: async ({ route }) => 'Over ' + route.params.slug,
      Component: Article,
      head: ({ data }) => ({ title: data }),
    });`,
};

let workspace: WorkspaceCopy;
let store: ReleaseStore;
let shell: SecondShell;

test.beforeAll(async ({ site }) => {
  test.setTimeout(300_000);
  store = await copyReleases(folderOf(site.data));
  shell = await startShell({ data: store.data, apiUrl: site.url });
  workspace = copyWorkspace();
  const facade = (...args: string[]) =>
    promisify(execFile)(process.execPath, [workspace.main, 'facade', ...args], {
      cwd: workspace.folder,
      env: { ...process.env, FACADE_DATA: store.data },
    });
  await facade('new', SECTION);
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(workspace.folder, SECTION, file), text);
  expect((await fetch(`${shell.url}/nl/verhaal/tuin/`)).status).toBe(404);
  await facade('publish', SECTION);
});
test.afterAll(async () => {
  await shell?.stop();
  await store?.dispose();
  workspace?.dispose();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page at an address that its section declares: directly, by a link and in the other language', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'consent', value: 'set', url: shell.url }]);
  // The shell keeps running, and polls for publications twice a second.
  await expect(async () => {
    expect((await page.goto(`${shell.url}/nl/verhaal/tuin`))?.status()).toBe(200);
  }).toPass();
  await expect(page).toHaveURL(`${shell.url}/nl/verhaal/tuin/`);
  await live(page);
  await expect(heading(page)).toHaveText('Over tuin');

  await mark(page);
  await page.getByRole('link', { name: 'huis', exact: true }).click();
  await expect(page).toHaveURL(`${shell.url}/nl/verhaal/huis/`);
  await expect(heading(page)).toHaveText('Over huis');
  await expectSameDocument(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Over tuin');

  await page.locator('.tools .languages a[hreflang="fr"]').click();
  await expect(page).toHaveURL(`${shell.url}/fr/recit/tuin/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(heading(page)).toHaveText('Over tuin');

  await visit(page, `${shell.url}/fr/verhaal/huis/`);
  await expect(page).toHaveURL(`${shell.url}/fr/recit/huis/`);
});
