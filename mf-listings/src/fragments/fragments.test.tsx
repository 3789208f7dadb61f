import type { Fragment } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse } from '@facade/section-kit/testing/api';
import { render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { listArgs, pathsOf, startHomesApi } from '../testing/homes-api.ts';
import { sampleProperty } from '../testing/samples.ts';
import { fragment as projectList } from './project-list.tsx';
import { fragment as propertyList } from './property-list.tsx';
import { fragment as searchBox } from './search-box.tsx';
import { fragment as similarProperties } from './similar-properties.tsx';

const homesApi = startHomesApi();

/** Loads and renders a fragment as the shell does; gives the api's paths back. */
async function show<Props extends object, Data>(fragment: Fragment<Props, Data>, props: Props, api = homesApi()) {
  if (!fragment.loader) throw new Error('no loader');
  const data = await fragment.loader({ ...listArgs('', api), props });
  const { Component } = fragment;
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }}>
      <Component data={data} props={props} />
    </TestPage>,
  );
  return pathsOf(api);
}

const some = (count: number) => Array.from({ length: count }, (_, index) => sampleProperty({ id: index + 1 }));

test('search-box asks for the totals that it shows', async () => {
  const api = homesApi();
  api.answer('get', '/site', () => HttpResponse.json({ totals: { sale: 7, rent: 2 } }));
  await show(searchBox, {}, api);
  expect(pathsOf(api)).toEqual(['/site?lang=nl']);
  expect(screen.getByRole('link', { name: /Te koop/ })).toHaveTextContent('7 panden');
});

describe('property-list', () => {
  test('asks for the newest of one goal', async () => {
    const asked = await show(propertyList, { goal: 'rent', max: 4, perRow: 4 }, homesApi(some(9)));
    expect(asked).toEqual(['/properties?goal=rent&lang=nl&page=1&pageSize=4&sort=-date']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  test('asks for both goals where none is said', async () => {
    const [path] = await show(propertyList, { goal: null, max: 2, perRow: 2 });
    expect(path).not.toContain('goal');
  });

  test('says so when there is nothing', async () => {
    await show(propertyList, { goal: 'sale', max: 4, perRow: 4 }, homesApi([]));
    expect(screen.getByText(/Momenteel hebben we hier geen panden/)).toBeInTheDocument();
  });
});

describe('similar-properties', () => {
  test('shows four at most, under a heading', async () => {
    const asked = await show(similarProperties, { propertyId: 101 }, homesApi(some(6)));
    expect(asked).toEqual(['/properties/101/similar?lang=nl']);
    expect(screen.getByRole('heading', { level: 2, name: 'Vergelijkbare panden' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  test('is nothing where there are none', async () => {
    await show(similarProperties, { propertyId: 101 }, homesApi([]));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('project-list', () => {
  test('shows as many projects as asked for', async () => {
    await show(projectList, { max: 2, perRow: 4 });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
