import { changeTeams, signedChange } from '@facade/platform/registry';
import type { Team } from '@facade/platform/registry/teams';
import type { Page } from 'playwright/test';
import { hydrated, visit } from '../../support/page/hydration.ts';
import { type FailingSite, test } from '../../support/servers/failing-site.ts';
import { expect } from '../../support/site.ts';

test.use({ trace: 'off' });

const SECTION = 'mf-listings';
const TEAM: Team = { contact: 'listings@example.org', keys: [], oidc: [], needs: [] };

test.afterEach(async ({ failing }) => {
  failing.host.mend(SECTION);
  await nameTeam(failing, null);
});

test('browsers get files from the origin of the team, and from the site where it does not deliver', async ({
  page,
  failing,
  site,
}) => {
  const home = failing.url + site.places.home.nl;
  const console: string[] = [];
  page.on('console', (message) => message.type() === 'error' && console.push(message.text()));
  const asked = scriptsOf(page);
  await nameTeam(failing, { ...TEAM, origin: failing.host.url });
  await expect
    .poll(async () => (await (await fetch(home)).text()).includes(`"${failing.host.url}/_sections/${SECTION}/`))
    .toBe(true);
  await visit(page, home);
  await hydrated(searchBox(page));
  expect(await asked()).toEqual([failing.host.url]);
  expect(console).toEqual([]);

  // It dies while the page is used: what comes on demand is fetched from the site.
  failing.host.spoil(SECTION, 'truncated');
  await searchBox(page).fill('Aat');
  await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
  expect(await asked()).toEqual([failing.host.url, failing.url]);

  for (const fault of ['truncated', 'tampered', 'hang'] as const) {
    failing.host.spoil(SECTION, fault);
    const fresh = await page.context().newPage();
    const those = scriptsOf(fresh);
    await fresh.goto(home, { waitUntil: 'commit' });
    await hydrated(searchBox(fresh), 20_000);
    expect(await those(), fault).toContain(failing.url);
    await fresh.close();
  }
});

const searchBox = (page: Page) => page.locator('input[role="combobox"]').first();

/** Origins of the section's scripts that the page has asked for, in order. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith(`/_sections/${SECTION}/`)) asked.add(origin);
  });
  return async () => [...asked];
}

async function nameTeam({ store }: FailingSite, team: Team | null): Promise<void> {
  const change = signedChange(await store.registry.read(), SECTION, team, await store.operator.create());
  await changeTeams(store, change, { section: SECTION, change: `team of ${SECTION}`, by: 'a journey' });
}
