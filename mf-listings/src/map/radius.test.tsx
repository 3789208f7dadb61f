import { HttpResponse } from '@facade/section-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, openListMap, prepareListMap, shownAddress } from '../testing/list-map-page.tsx';

const api = prepareListMap();

const radius = async (town: string, km = '10') => {
  await click('Straal');
  const field = screen.getByRole('combobox', { name: 'Rond gemeente of postcode' });
  await userEvent.clear(field);
  await userEvent.type(field, town);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Straal' }), km);
  await click('Toon op de kaart');
};

test('a radius around a town is in the address and on the map', async () => {
  await openListMap('?type=1');
  await radius('Aat');
  await waitFor(() => expect(decodeURIComponent(shownAddress())).toBe('/nl/te-koop/?type=1&near=50.63,3.778,10'));
});

test('a radius offers 2, 5, 10, 20 and 30 km', async () => {
  await openListMap();
  await click('Straal');
  const choices = screen.getByRole('combobox', { name: 'Straal' }).querySelectorAll('option');
  expect([...choices].map(({ value }) => value)).toEqual(['2', '5', '10', '20', '30']);
});

test('a radius of the address is drawn as a circle', async () => {
  const { info } = await openListMap('?near=50.63,3.778,5');
  expect(info().area).toEqual({ center: [3.778, 50.63], metres: 5000 });
});

test('a radius around the town of the list needs no other towns', async () => {
  await openListMap('?city=Ath%7C7800');
  api.answer('get', '/cities', () => HttpResponse.error());
  await click('Straal');
  expect(screen.getByRole('combobox', { name: 'Rond gemeente of postcode' })).toHaveValue('Aat');
  await click('Toon op de kaart');
  await waitFor(() => expect(decodeURIComponent(shownAddress())).toBe('/nl/te-koop/?near=50.63,3.778,5'));
});

test('a radius around nothing asks for a town', async () => {
  await openListMap();
  await click('Straal');
  await click('Toon op de kaart');
  expect(await screen.findByText('Vul een gemeente of postcode in.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('combobox', { name: 'Rond gemeente of postcode' })).toBeInvalid();
  expect(shownAddress()).toBe('/nl/te-koop/');
});

test('a radius around no town says so', async () => {
  await openListMap();
  await radius('Atlantis');
  expect(await screen.findByText(/geen gemeente ‘Atlantis’/)).toBeInTheDocument();
  expect(shownAddress()).toBe('/nl/te-koop/');
});

test.each([
  ['allowed', { latitude: 50.71149, longitude: 3.83451 }, 'near=50.711,3.835,5'],
  ['refused', { code: 1, PERMISSION_DENIED: 1 }, /geeft uw positie niet vrij/],
  ['impossible', { code: 2, PERMISSION_DENIED: 1 }, /niet te bepalen/],
])('a radius around the visitor is asked for on a click only: %s', async (_answer, outcome, expected) => {
  const ask = jest.fn((found: (position: object) => void, failed: (error: object) => void) =>
    'code' in outcome ? failed(outcome) : found({ coords: outcome }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
  await openListMap();
  await click('Straal');
  expect(ask).not.toHaveBeenCalled();
  await click('Rond mijn positie');
  if (expected instanceof RegExp) expect(await screen.findByText(expected)).toHaveAttribute('role', 'status');
  else await waitFor(() => expect(decodeURIComponent(shownAddress())).toContain(expected));
});
