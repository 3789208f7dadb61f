import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import nl from '../locales/nl.json';
import { sampleList } from '../testing/sample-list.ts';
import { sampleCities, sampleFacets } from '../testing/samples.ts';
import { FilterBar } from './filter-bar.tsx';

const api = startApi();
/** React reports an update outside `act` there: what the test sees then is not what a visitor sees. */
const complaints = jest.spyOn(console, 'error');
afterEach(() => expect(complaints.mock.calls).toEqual([]));

/** Where the visitor is, for a test to read. */
function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}

function show(query = '') {
  api.answer('get', '/properties', () =>
    HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 12, unavailable: 0, facets: sampleFacets }),
  );
  api.answer('get', '/cities', () => HttpResponse.json(sampleCities));
  return render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }} path={`/nl/te-koop/${query}`}>
      <FilterBar data={sampleList(query)} path="/nl/te-koop/" />
      <Place />
    </TestPage>,
  );
}

const chips = () =>
  [...document.querySelectorAll('summary')].map((chip) => chip.textContent?.replaceAll('\u00a0', ' '));
const open = async (name: string) => {
  const chip = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent?.includes(name));
  if (!chip) throw new Error(`no chip ${name}`);
  await userEvent.click(chip);
  const details = chip.parentElement as HTMLDetailsElement;
  // What the browser does on a click; the test's does not tell of it.
  if (!details.open) details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(details.querySelector('[data-group]')).not.toBeNull());
  return within(details);
};
const place = () => screen.getByTestId('place').textContent;

test('chips are named after their panel, and say its value once it has one', () => {
  const { unmount } = show();
  expect(chips()).toEqual(['Type', 'Gemeente', 'Prijs', 'Slaapkamers', 'Meer filters']);
  unmount();
  show('?type=1,12&near=50.63,3.778,5&minPrice=150000&maxPrice=250000&minBedrooms=3&energy=a,b&has=garden&minLand=500');
  expect(chips()).toEqual(['Woning +1', 'Aat +5 km', '€ 150.000 – 250.000', '3+ slpk', 'Meer filters (4)']);
});

test('a panel counts each choice, refuses those that give nothing, and applies what is chosen', async () => {
  show('?city=Lessines%7C7860&sort=price&view=map&bbox=3,50,4,51');
  const panel = await open('Type');
  await userEvent.click(await panel.findByRole('checkbox', { name: 'Woning 5' }));
  expect(panel.getByRole('checkbox', { name: /Garage/ })).toBeEnabled();
  expect(chips()[0]).toBe('Woning');
  await waitFor(() => expect(api.calls.at(-1)?.path).toContain('&type=1'));
  expect(api.calls.at(-1)?.path).toMatch(/bbox=[^&]+&city=Lessines%7C7860/);
  await userEvent.click(await panel.findByRole('button', { name: 'Toon 12 panden' }));
  await waitFor(() =>
    expect(place()).toBe('/nl/te-koop/?type=1&city=Lessines%7C7860&bbox=3,50,4,51&sort=price&view=map'),
  );
});

test('a panel is no higher than the room under its chip, so that its button stays in sight', async () => {
  const chip = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 140, bottom: 184 } as DOMRect);
  show();
  const panel = await open('Meer filters');
  await panel.findByRole('button', { name: /Toon/ });
  const frame = document.querySelector<HTMLElement>('[data-name="more"] > div');
  expect(frame?.style.getPropertyValue('--room')).toBe(`${innerHeight - 184 - 12}px`);
  chip.mockRestore();
});

test('choices without results are disabled, but chosen ones can be undone', async () => {
  show('?has=lift');
  const panel = await open('Meer filters');
  expect(await panel.findByRole('checkbox', { name: 'G 0' })).toBeDisabled();
  expect(panel.getByRole('checkbox', { name: 'Lift 0' })).toBeEnabled();
});

test('prices and areas say what they would give, and those that give nothing are disabled', async () => {
  show();
  const price = await open('Prijs');
  const option = (name: string) =>
    price.getByRole('option', { name: (text) => text.replaceAll('\u00a0', ' ') === name });
  await waitFor(() => expect(option('€ 250.000 (3)')).toBeEnabled());
  expect(option('€ 50.000 (0)')).toBeDisabled();
  expect(option('€ 200.000 (4)')).toBeEnabled();
  const more = await open('Meer filters');
  expect(await more.findByRole('option', { name: /^100\sm² \(4\)$/ })).toBeEnabled();
  expect(await more.findByRole('option', { name: /^500\sm² \(2\)$/ })).toBeEnabled();
});

test('Escape forgets what was chosen', async () => {
  show();
  const panel = await open('Type');
  await userEvent.click(await panel.findByRole('checkbox', { name: /Appartement/ }));
  expect(chips()[0]).toBe('Appartement');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(chips()[0]).toBe('Type'));
  expect(place()).toBe('/nl/te-koop/');
});

test('Escape closes a panel whose code has not arrived', async () => {
  show();
  const chip = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === 'Prijs');
  const panel = chip?.closest('details') as HTMLDetailsElement;
  act(() => {
    panel.open = true;
    panel.dispatchEvent(new Event('toggle'));
  });
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(panel.open).toBe(false);
  expect(chip).toHaveFocus();
  // It arrives, and changes nothing.
  await act(() => import('./panel/filter-panels.ts'));
  expect(panel.open).toBe(false);
});

test('a town is found by typing either of its names, and takes a radius', async () => {
  show();
  const panel = await open('Gemeente');
  await waitFor(() => expect(api.calls.some(({ path }) => path.startsWith('/cities'))).toBe(true));
  await userEvent.type(panel.getByRole('searchbox'), 'ath');
  await userEvent.click(await panel.findByRole('checkbox', { name: /Aat \(7800\)/ }));
  await userEvent.selectOptions(await panel.findByLabelText('Straal rond Aat'), '+ 10 km');
  await userEvent.click(panel.getByRole('button', { name: /Toon/ }));
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?near=50.63,3.778,10'));
});

test('another town takes the place of the centre of a radius', async () => {
  show('?near=50.63,3.778,10');
  const located = sampleCities.map((city) => ({ ...city, location: city.location ?? { lat: 50.711, lng: 3.834 } }));
  api.answer('get', '/cities', () => HttpResponse.json(located));
  const panel = await open('Aat +10 km');
  await waitFor(() => expect(api.calls.some(({ path }) => path.startsWith('/cities'))).toBe(true));
  await userEvent.click(await panel.findByRole('checkbox', { name: /Lessen/ }));
  expect(panel.getByRole('checkbox', { name: /Aat/ })).not.toBeChecked();
  await userEvent.click(panel.getByRole('button', { name: /Toon/ }));
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?near=50.711,3.834,10'));
});

test('all towns of a zip are one choice', async () => {
  show();
  const panel = await open('Gemeente');
  await waitFor(() => expect(api.calls.some(({ path }) => path.startsWith('/cities'))).toBe(true));
  await userEvent.type(panel.getByRole('searchbox'), '7800');
  await userEvent.click(await panel.findByRole('checkbox', { name: 'Heel 7800: Aat, Lanquesaint 4' }));
  await userEvent.click(panel.getByRole('button', { name: /Toon/ }));
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?city=7800'));
});

test('a whole municipality is the first choice of a typed town, with its count', async () => {
  show();
  const ath = {
    ...{ name: 'ath', label: 'Aat (alle deelgemeenten)', aliases: ['Ath', 'Aat'], zip: '*', location: null },
    counts: { sale: 60, rent: 5 },
  };
  api.answer('get', '/cities', () => HttpResponse.json([ath, ...sampleCities]));
  const facets = { ...sampleFacets, city: [{ value: 'ath|*', count: 5 }, ...sampleFacets.city] };
  api.answer('get', '/properties', () =>
    HttpResponse.json({ items: [], page: 1, pageSize: 1, total: 12, unavailable: 0, facets }),
  );
  const panel = await open('Gemeente');
  await waitFor(() => expect(api.calls.some(({ path }) => path.includes('municipalities=true'))).toBe(true));
  await userEvent.type(panel.getByRole('searchbox'), 'ath');
  const choice = await panel.findByRole('checkbox', { name: 'Aat (alle deelgemeenten) 5' });
  expect(panel.getAllByRole('checkbox')[0]).toBe(choice);
  await userEvent.click(choice);
  expect(panel.queryByLabelText(/Straal rond/)).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: /Toon/ }));
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?city=ath%7C*'));
});

test('the sheet holds every filter and says what they give', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  show('?type=1');
  // Wide windows hide it, and the test's is one.
  await userEvent.click(screen.getByText('Filters (1)'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const groups = [...document.querySelectorAll<HTMLElement>('dialog [data-group]')].map(({ dataset }) => dataset.group);
  expect(groups).toEqual(['type', 'price', 'bedrooms', 'city', 'more']);
  await userEvent.click(sheet.getByRole('radio', { name: /^2\+/ }));
  await userEvent.selectOptions(sheet.getByLabelText('Maximumprijs'), '250000');
  await userEvent.click(await sheet.findByRole('button', { name: 'Toon 12 panden' }));
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?type=1&maxPrice=250000&minBedrooms=2'));
});

test('without the count of the api, the filters can still be applied', async () => {
  show();
  api.answer('get', '/properties', () => HttpResponse.error());
  const panel = await open('Slaapkamers');
  await userEvent.click(panel.getByRole('radio', { name: /^3\+/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Toon panden' }));
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?minBedrooms=3'));
});

test('the order applies at once and keeps the filters', async () => {
  show('?type=1&within=3.7+50.6,3.8+50.6,3.8+50.7');
  await userEvent.selectOptions(screen.getByLabelText('Sorteren'), 'Prijs: laag naar hoog');
  await waitFor(() => expect(place()).toBe('/nl/te-koop/?type=1&within=3.7+50.6,3.8+50.6,3.8+50.7&sort=price'));
});

test('words of a search stay beside the other filters', () => {
  show('?q=hoeve');
  expect(chips()).toContain('Prijs');
  expect(screen.getByRole('form', { name: /filteren/ })).toHaveFormValues({ q: 'hoeve' });
});
