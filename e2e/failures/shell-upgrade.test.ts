import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectSameDocument, mark, visit } from '../support/page/hydration.ts';
import { expectWhole } from '../support/page/lose-files.ts';
import type { PlaceName } from '../support/places.ts';
import { ROOT } from '../support/root.ts';
import { copyReleases } from '../support/servers/release-store.ts';
import { startShell } from '../support/servers/second-shell.ts';
import { folderOf, test } from '../support/site.ts';
import { followUntil } from '../support/tabs/section-tab.ts';

const OPEN = ['saleList', 'home', 'contact'] as const;

test('three tabs stay usable when the shell is upgraded, in their documents and without the earlier files', async ({
  browser,
  context,
  site,
}) => {
  test.slow();
  const copy = await copyReleases(folderOf(site.data));
  const build = join(copy.data, 'build');
  await cp(join(ROOT, 'shell/dist'), build, { recursive: true });
  const settings = { data: copy.data, apiUrl: site.url, build };
  const earlier = await startShell(settings);
  const { url } = earlier;
  await context.addCookies([{ name: 'consent', value: 'set', url }]);
  const tabs = await Promise.all(OPEN.map((name) => openTab(name)));
  await earlier.stop();
  await upgrade(build);
  let shell = await startShell({ ...settings, port: Number(new URL(url).port) });
  try {
    await Promise.all(tabs.map((page) => goRound(page)));
    for (const page of tabs) await expectSameDocument(page);

    // As on a machine that has none of them: the next page is an ordinary page load.
    const late = await openTab('login', await browser.newContext());
    await shell.stop();
    await upgrade(build);
    await rm(join(copy.data, 'shell'), { recursive: true });
    shell = await startShell({ ...settings, port: Number(new URL(url).port) });
    await goRound(late);
    await late.context().close();
  } finally {
    await shell.stop();
    await copy.dispose();
  }

  async function openTab(name: PlaceName, visitor = context): Promise<Page> {
    const page = await visitor.newPage();
    await visit(page, url + site.places[name].nl);
    await mark(page);
    return page;
  }

  async function goRound(page: Page): Promise<void> {
    for (const name of ['services', 'rentList', 'valuation', 'saleProperty'] as const) {
      await followUntil(page, url + site.places[name].nl, null);
      await expectWhole(page);
    }
  }
});

/** Gives every script of the build but the libraries another name, as a change of the shell's source would. */
async function upgrade(build: string): Promise<void> {
  const web = join(build, 'web');
  const files = (await readdir(web)).filter((file) => /^(boot|content|views|messages)\.\w+\.js$/.test(file));
  const renamed = (text: string) =>
    files.reduce((all, file) => {
      const [, hash = ''] = file.split('.');
      return all.replaceAll(hash, [...hash].reverse().join(''));
    }, text);
  for (const file of await readdir(web)) {
    const [name = ''] = file.split('.');
    if (/\.(br|gz)$/.test(file) && files.some((other) => file.startsWith(other))) await rm(join(web, file));
    else if (files.includes(file)) {
      const text = await readFile(join(web, file), 'utf8');
      await rm(join(web, file));
      await writeFile(join(web, renamed(file)), name === 'boot' ? renamed(text) : text);
    }
  }
  const integrity: Record<string, string> = JSON.parse(await readFile(join(build, 'integrity.json'), 'utf8'));
  // The entry has changed: it is served without integrity.
  const kept = Object.entries(integrity).filter(([file]) => !file.startsWith('boot.'));
  await writeFile(
    join(build, 'integrity.json'),
    JSON.stringify(Object.fromEntries(kept.map(([file, hash]) => [renamed(file), hash]))),
  );
}
