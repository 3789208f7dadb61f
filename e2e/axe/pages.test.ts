import type { Page } from 'playwright/test';
import { ROUTE_LANGUAGES } from '../routes/spec-routes.ts';
import { expectAccessible } from '../support/page/accessibility.ts';
import { visit } from '../support/page/hydration.ts';
import { scrollThrough } from '../support/page/scroll-through.ts';
import { KINDS } from './kinds.ts';
import { test } from './still-page.ts';
import { LOOKS_AT_ALL, looksOf } from './widths.ts';

// A busy machine takes long to lay out a whole page for axe.
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

/** Checks a page; with FACADE_AXE=all, with all its sections hydrated. */
async function look(page: Page, size: { width: number; height: number }, path: string): Promise<void> {
  await page.setViewportSize(size);
  await visit(page, path);
  if (LOOKS_AT_ALL) await scrollThrough(page);
  await expectAccessible(page);
}

for (const [turn, [name, pathOf]] of KINDS.entries())
  for (const { language, size } of looksOf(turn, ROUTE_LANGUAGES))
    test(`${name} is accessible in ${language} at ${size.width}`, ({ stillPage, site }) =>
      look(stillPage, size, pathOf(language, site)));

const OWNER = {
  dashboard: { nl: '/nl/eigenaar/', fr: '/fr/proprietaire/', en: '/en/owner/' },
  account: { nl: '/nl/eigenaar/account/', fr: '/fr/proprietaire/compte/', en: '/en/owner/account/' },
};

for (const [turn, [name, paths]] of Object.entries(OWNER).entries())
  for (const { language, size } of looksOf(turn, ROUTE_LANGUAGES))
    test(`the owner's ${name} is accessible in ${language} at ${size.width}`, ({ ownerPage }) =>
      look(ownerPage, size, paths[language]));

const editorOf = (thing: string) => ({
  nl: `/nl/agency/website/bewerken/?thing=${thing}`,
  fr: `/fr/agency/site/modifier/?thing=${thing}`,
  en: `/en/agency/website/edit/?thing=${thing}`,
});

const AGENCY = {
  inbox: { nl: '/nl/agency/', fr: '/fr/agency/', en: '/en/agency/' },
  agenda: { nl: '/nl/agency/agenda/', fr: '/fr/agency/agenda/', en: '/en/agency/agenda/' },
  'searches for homes': { nl: '/nl/agency/gezocht/', fr: '/fr/agency/recherches/', en: '/en/agency/searches/' },
  mails: { nl: '/nl/agency/mails/', fr: '/fr/agency/e-mails/', en: '/en/agency/mails/' },
  imports: { nl: '/nl/agency/import/', fr: '/fr/agency/importation/', en: '/en/agency/imports/' },
  releases: { nl: '/nl/agency/versies/', fr: '/fr/agency/versions/', en: '/en/agency/releases/' },
  account: { nl: '/nl/agency/account/', fr: '/fr/agency/compte/', en: '/en/agency/account/' },
  'choice of a password': {
    nl: '/nl/agency/nieuw-wachtwoord/?token=x',
    fr: '/fr/agency/nouveau-mot-de-passe/?token=x',
    en: '/en/agency/new-password/?token=x',
  },
  website: { nl: '/nl/agency/website/', fr: '/fr/agency/site/', en: '/en/agency/website/' },
  'editor of a page': editorOf('pages/home.yaml'),
  'editor of an article': editorOf('articles/services/honoraires'),
  'editor of the menu': editorOf('menu.yaml'),
  'editor of the footer': editorOf('footer.yaml'),
  history: {
    nl: '/nl/agency/website/geschiedenis/?thing=menu.yaml',
    fr: '/fr/agency/site/historique/?thing=menu.yaml',
    en: '/en/agency/website/history/?thing=menu.yaml',
  },
};

for (const [turn, [name, paths]] of Object.entries(AGENCY).entries())
  for (const { language, size } of looksOf(turn, ROUTE_LANGUAGES))
    test(`the agency's ${name} is accessible in ${language} at ${size.width}`, ({ managerPage }) =>
      look(managerPage, size, paths[language]));
