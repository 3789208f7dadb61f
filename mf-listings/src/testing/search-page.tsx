import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { RouteEntry } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { SearchBox } from '../search/search-box.tsx';
import { sampleSuggestions } from './sample-suggestions.ts';

const locales = { nl, fr };

function Place() {
  const { pathname, search } = useLocation();
  return <div data-testid="place">{pathname + search}</div>;
}

let tests = 0;

const demand: RouteEntry = {
  original: '/demand-register/',
  paths: { nl: '/nl/ik-zoek/', fr: '/fr/je-cherche/' },
  type: 'page',
  label: 'Ik zoek',
  parent: null,
};

/** A site whose form for searches can be linked to. */
function siteOf(language: keyof typeof locales) {
  const site = sampleSite(language, { revision: `test ${tests}` });
  return { ...site, routes: [...site.routes, demand] };
}

/** A page with a search box. Answers are remembered by the site's revision: each test has its own. */
export const showSearch = (language: keyof typeof locales = 'nl', box = <SearchBox />) =>
  render(
    <TestPage
      site={siteOf(language)}
      language={language}
      locales={{ 'mf-listings': locales[language] }}
      path={`/${language}/`}
    >
      {box}
      <Place />
    </TestPage>,
  );

export const field = () => screen.getByRole('combobox');
export const place = () => screen.getByTestId('place').textContent;

/** The text that a call of the api asks suggestions for. */
export const textOf = (path: string) => new URL(path, 'http://api').searchParams.get('q') ?? '';

/** The api, with suggestions for every text, for all tests of a file. */
export function startSearchApi() {
  const api = startApi();
  const { FormData: OriginalFormData } = global;
  beforeEach(() => {
    tests += 1;
    api.answer('get', '/suggest', ({ path }) => HttpResponse.json(sampleSuggestions(textOf(path))));
    // The test environment's own takes no form, and React makes one when a submit starts a transition.
    global.FormData = function EmptyForm() {
      return new OriginalFormData();
    } as unknown as typeof FormData;
  });
  afterAll(() => {
    global.FormData = OriginalFormData;
  });
  return api;
}
