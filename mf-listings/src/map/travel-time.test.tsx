import { HttpResponse } from '@facade/section-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, openListMap, prepareListMap, shownAddress } from '../testing/list-map-page.tsx';

const api = prepareListMap();
const CORNERS = [
  { lng: 3.7, lat: 50.6 },
  { lng: 3.8, lat: 50.6 },
  { lng: 3.8, lat: 50.7 },
];

const select = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), value);

/** Twenty minutes by bicycle from a station. */
async function travel() {
  api.answer('get', '/stations', () => HttpResponse.json([{ name: 'Aat', lat: 50.6266, lng: 3.7781 }]));
  await openListMap('?type=1', { hasRoads: true });
  await click('Straal of reistijd');
  const field = screen.getByRole('combobox', { name: 'Rond gemeente, postcode of station' });
  await waitFor(() => expect(field).toHaveProperty('list.options.length', expect.any(Number)));
  await waitFor(() => expect(document.querySelector('option[value="Aat (station)"]')).not.toBeNull());
  await userEvent.type(field, 'Aat (station)');
  await select('Hoe', 'bike');
  await select('Reistijd', '20');
  await click('Toon op de kaart');
}

test('what is reached in a time from a station is searched as an area, and says how it was made', async () => {
  api.answer('get', '/reach', () => HttpResponse.json({ corners: CORNERS, isCut: false }));
  await travel();
  await waitFor(() =>
    expect(decodeURIComponent(shownAddress())).toBe(
      '/nl/te-koop/?type=1&within=3.7+50.6,3.8+50.6,3.8+50.7&travel=bike,20,station,Aat',
    ),
  );
  expect(api.calls.map(({ path }) => path)).toContain('/reach?by=bike&lat=50.6266&lng=3.7781&minutes=20');
  expect(screen.getByText(/Binnen 20 minuten fietsen van Aat \(station\)/)).toHaveAttribute('role', 'status');
});

test.each([
  [404, /kennen we geen wegen/],
  [503, /lukt nu niet/],
])('an answer of %s is said, and the search stays as it was', async (status, text) => {
  api.answer('get', '/reach', () => HttpResponse.json({ status }, { status }));
  await travel();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(shownAddress()).toBe('/nl/te-koop/?type=1');
});

test('without roads there is no travel time', async () => {
  await openListMap();
  await click('Straal');
  expect(screen.queryByRole('combobox', { name: 'Hoe' })).toBeNull();
});
