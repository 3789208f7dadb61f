import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { Goal } from '@facade/shared-domain/model';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../../locales/nl.json';
import { sampleList } from '../../testing/sample-list.ts';
import { sampleFacets } from '../../testing/samples.ts';
import { readForm } from '../read-form.ts';
import { FilterSheet } from './filter-sheet.tsx';

const api = startApi();
afterEach(() => localStorage.clear());

function show(query: string, goal: Goal = 'sale') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  api.answer('get', '/properties', () =>
    HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 12, unavailable: 0, facets: sampleFacets }),
  );
  api.answer('get', '/cities', () => HttpResponse.json([]));
  const data = sampleList(query, { goal });
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }} path="/nl/te-koop/">
      <FilterSheet data={data} path="/nl/te-koop/" only={null} onClose={() => {}} onApply={() => {}} />
    </TestPage>,
  );
  return () => readForm(document.querySelector('dialog form') as HTMLFormElement, data.query).filters;
}

const month = () => screen.getByLabelText(nl.filter.month.label);
const most = () => screen.getByLabelText<HTMLSelectElement>(nl.filter.maxPrice);

test('an amount a month is a maximum price, and nothing else of it is sent', async () => {
  const filters = show('?minPrice=100000&type=1');
  await userEvent.type(month(), '1.200');
  const price = Number(most().value);
  expect(price).toBeGreaterThan(200_000);
  expect(filters()).toMatchObject({ minPrice: 100_000, maxPrice: price, types: [1] });
  await waitFor(() => expect(api.calls.at(-1)?.path).toContain(`maxPrice=${price}`));
  expect(screen.getByText(/^Dat is een prijs tot ongeveer/)).toHaveTextContent(`${price / 1000}.000`);
  await userEvent.selectOptions(most(), '150000');
  expect(filters().maxPrice).toBe(150_000);
  await userEvent.clear(month());
  expect(filters().maxPrice).toBeUndefined();
});

test('the terms are said, changed at once, and kept on the device', async () => {
  show('');
  await userEvent.type(month(), '1200');
  const before = Number(most().value);
  expect(screen.getByText(/^Lening: 20\s%.*25 jaar$/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(nl.filter.month.years), '15');
  expect(Number(most().value)).toBeLessThan(before);
  expect(screen.getByText(/15 jaar$/)).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('facade.loan') ?? '')).toEqual({ years: '15' });
  await userEvent.type(screen.getByLabelText(nl.filter.month.rate), 'x');
  expect(screen.getByText(nl.filter.month.invalid)).toBeInTheDocument();
  expect(screen.getByLabelText(nl.filter.month.rate)).toBeInvalid();
});

test('a rent is a month already', () => {
  show('', 'rent');
  expect(screen.queryByLabelText(nl.filter.month.label)).toBeNull();
});
