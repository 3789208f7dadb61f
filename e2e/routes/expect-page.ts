import type { APIRequestContext } from 'playwright/test';
import { readPage } from '../support/page/read-page.ts';
import { expect } from '../support/site.ts';
import { ROUTE_LANGUAGES, type RouteLanguage } from './spec-routes.ts';

/** What a page must answer in one of its languages. */
export interface ExpectedPage {
  language: RouteLanguage;
  /** The same page in every language. */
  paths: Record<RouteLanguage, string>;
  noindex?: boolean;
  breadcrumb?: string;
}

/** The page answers in its language, says so to programs, and its language switch leads to it in every other language and back. */
export async function expectPage(request: APIRequestContext, origin: string, expected: ExpectedPage): Promise<void> {
  const { language, paths } = expected;
  const page = await readPage(request, paths[language]);
  expect({ status: page.status, language: page.language }).toEqual({ status: 200, language });
  expect(page.title?.trim()).toBeTruthy();
  expect(page.headings, 'one heading of the page').toEqual([expect.stringMatching(/\S/)]);
  expect(page.html).toContain('<main id="main"');
  if (expected.breadcrumb) expect(page.breadcrumb.at(-1)).toBe(expected.breadcrumb);
  expectFoundBySearchEngines(page, origin, expected);
  expect(page.languageSwitch, 'language switch').toEqual(paths);
  for (const other of ROUTE_LANGUAGES.filter((code) => code !== language)) {
    const counterpart = await readPage(request, page.languageSwitch[other] ?? '');
    expect({ status: counterpart.status, language: counterpart.language }, `switched to ${other}`).toEqual({
      status: 200,
      language: other,
    });
    expect(counterpart.languageSwitch[language], `and back from ${other}`).toBe(paths[language]);
  }
}

function expectFoundBySearchEngines(
  page: Awaited<ReturnType<typeof readPage>>,
  origin: string,
  { language, paths, noindex = false }: ExpectedPage,
): void {
  if (noindex) {
    expect([page.robots, page.canonical, page.alternates]).toEqual(['noindex', undefined, {}]);
    return;
  }
  expect([page.robots, page.canonical]).toEqual([undefined, origin + paths[language]]);
  expect(page.alternates).toEqual({
    ...Object.fromEntries(ROUTE_LANGUAGES.map((code) => [`${code}-BE`, origin + paths[code]])),
    'x-default': origin + paths.nl,
  });
}
