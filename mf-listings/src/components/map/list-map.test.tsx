import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import type { MapFeature } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import nl from '../../locales/nl.json';
import { loadList } from '../../pages/load-list.ts';
import { fakeApi, listArgs } from '../../testing/fake-api.ts';
import { sampleCities, sampleProperty } from '../../testing/samples.ts';
import { ListMap } from './list-map.tsx';

const api = startApi();
const SQUARE = 'within=3.7+50.6,3.8+50.6,3.8+50.7,3.7+50.7';
const ring = [
  [3.7, 50.6],
  [3.8, 50.6],
  [3.8, 50.7],
  [3.7, 50.7],
];
const eight = [ring[0], ring[2], ring[1], [3.7, 50.65]];
const home: MapFeature = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [3.778, 50.63] },
  properties: { id: 500, price: 285000, title: 'Woning, Aat', area: true },
};

beforeEach(() => {
  // Everything is seen at once.
  globalThis.IntersectionObserver = class {
    readonly #report: (entries: { isIntersecting: boolean }[]) => void;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = report;
    }
    observe() {
      this.#report([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as never;
  api.answer('get', '/map', () => HttpResponse.json({ type: 'FeatureCollection', features: [home] }));
  api.answer('get', '/cities', () => HttpResponse.json(sampleCities));
});

let href = '';
function Address() {
  const { pathname, search } = useLocation();
  href = pathname + search;
  return null;
}

/** The map of a list, ready: what the page posted to its frame, and what the frame says to it. */
async function open(query = '') {
  const data = await loadList(listArgs(query, fakeApi([sampleProperty({ id: 500 })])));
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }} path={`/nl/te-koop/${query}`}>
      <ListMap data={data} path="/nl/te-koop/" active={null} onHover={() => undefined} />
      <Address />
    </TestPage>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Kaart met de resultaten');
  const post = jest.fn();
  const source = frame.contentWindow as Window;
  source.postMessage = post;
  const say = (data: object) =>
    act(async () => {
      const { origin } = window.location;
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { source: 'facade-map', ...data } }));
    });
  fireEvent.load(frame);
  await waitFor(() => expect(post).toHaveBeenCalled());
  await say({ kind: 'ready' });
  return { say, info: () => post.mock.lastCall?.[0].messageInfo, message: () => post.mock.lastCall?.[0] };
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('drawing an area', () => {
  test('asks the frame to draw, and what is drawn is in the address in place of the town', async () => {
    const { say, info } = await open('?city=Ath%7C7800&type=1&view=map&page=1');
    await click('Teken een gebied');
    expect(info().drawing).toBe(true);
    expect(screen.getByText(/pijltjes/)).toBeInTheDocument();
    await say({ kind: 'drawn', ring });
    expect(info().drawing).toBe(false);
    expect(decodeURIComponent(href)).toBe(`/nl/te-koop/?type=1&${SQUARE}&view=map`);
  });

  test('an area of the address is drawn, looked at, and can be drawn again or erased', async () => {
    const { info } = await open(`?${SQUARE}&minBedrooms=2`);
    expect(info()).toMatchObject({
      view: { box: [3.7, 50.6, 3.8, 50.7] },
      area: { parts: [[[...ring, ring[0]]]] },
    });
    expect(screen.getByRole('button', { name: 'Opnieuw tekenen' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gebied wissen' })).toHaveAttribute('href', '/nl/te-koop/?minBedrooms=2');
  });

  test('of a line that crosses itself the largest part is searched, and that is said', async () => {
    const { say } = await open();
    await click('Teken een gebied');
    await say({ kind: 'drawn', ring: eight });
    expect(href).toContain('within=');
    expect(screen.getByText(/kruiste zichzelf/)).toHaveAttribute('role', 'status');
  });

  test('a spot is no area, and that is said', async () => {
    const { say } = await open();
    await click('Teken een gebied');
    await say({ kind: 'drawn', ring: [ring[0], [3.70001, 50.6], [3.7, 50.60001]] });
    expect(href).toBe('/nl/te-koop/');
    expect(screen.getByText(/te klein/)).toBeInTheDocument();
  });

  test('is given up by its button, or by Escape in the frame; the focus goes back', async () => {
    const { say, info } = await open();
    await click('Teken een gebied');
    await click('Stoppen met tekenen');
    expect(info().drawing).toBe(false);
    await click('Teken een gebied');
    await say({ kind: 'cancelled' });
    expect(info().drawing).toBe(false);
    expect(screen.getByRole('button', { name: 'Teken een gebied' })).toHaveFocus();
  });
});

describe('a radius', () => {
  const radius = async (town: string, km = '10') => {
    await click('Straal');
    const field = screen.getByRole('combobox', { name: 'Rond gemeente of postcode' });
    await userEvent.clear(field);
    await userEvent.type(field, town);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Straal' }), km);
    await click('Toon op de kaart');
  };

  test('around a town is in the address and on the map', async () => {
    await open('?type=1');
    await radius('Aat');
    await waitFor(() => expect(decodeURIComponent(href)).toBe('/nl/te-koop/?type=1&near=50.63,3.778,10'));
  });

  test('offers 2, 5, 10, 20 and 30 km', async () => {
    await open();
    await click('Straal');
    const choices = screen.getByRole('combobox', { name: 'Straal' }).querySelectorAll('option');
    expect([...choices].map(({ value }) => value)).toEqual(['2', '5', '10', '20', '30']);
  });

  test('of the address is drawn as a circle', async () => {
    const { info } = await open('?near=50.63,3.778,5');
    expect(info().area).toEqual({ center: [3.778, 50.63], metres: 5000 });
  });

  test('around the town of the list needs no other towns', async () => {
    api.answer('get', '/cities', () => HttpResponse.error());
    await open('?city=Ath%7C7800');
    await click('Straal');
    expect(screen.getByRole('combobox', { name: 'Rond gemeente of postcode' })).toHaveValue('Aat');
    await click('Toon op de kaart');
    await waitFor(() => expect(decodeURIComponent(href)).toBe('/nl/te-koop/?near=50.63,3.778,5'));
  });

  test('around nothing asks for a town', async () => {
    await open();
    await click('Straal');
    await click('Toon op de kaart');
    expect(await screen.findByText('Vul een gemeente of postcode in.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('combobox', { name: 'Rond gemeente of postcode' })).toBeInvalid();
    expect(href).toBe('/nl/te-koop/');
  });

  test('around no town says so', async () => {
    await open();
    await radius('Atlantis');
    expect(await screen.findByText(/geen gemeente ‘Atlantis’/)).toBeInTheDocument();
    expect(href).toBe('/nl/te-koop/');
  });

  test.each([
    ['allowed', { latitude: 50.71149, longitude: 3.83451 }, 'near=50.711,3.835,5'],
    ['refused', { code: 1, PERMISSION_DENIED: 1 }, /geeft uw positie niet vrij/],
    ['impossible', { code: 2, PERMISSION_DENIED: 1 }, /niet te bepalen/],
  ])('around the visitor is asked for on a click only: %s', async (_answer, outcome, expected) => {
    const ask = jest.fn((found: (position: object) => void, failed: (error: object) => void) =>
      'code' in outcome ? failed(outcome) : found({ coords: outcome }),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
    await open();
    await click('Straal');
    expect(ask).not.toHaveBeenCalled();
    await click('Rond mijn positie');
    if (expected instanceof RegExp) expect(await screen.findByText(expected)).toHaveAttribute('role', 'status');
    else await waitFor(() => expect(decodeURIComponent(href)).toContain(expected));
  });
});

test('a home whose address is not told is shown by the area of its town once it is chosen', async () => {
  api.answer('get', '/areas', () => HttpResponse.json({ geometry: { coordinates: [[ring]] } }));
  const { say, info, message } = await open();
  await waitFor(() => expect(message().propsList).toHaveLength(1));
  expect(message().propsList[0]).toMatchObject({ exact: false });
  await say({ kind: 'selected', id: 500 });
  await waitFor(() => expect(info().area).toEqual({ parts: [[ring]] }));
  expect(screen.getByText('adres niet bekendgemaakt')).toBeInTheDocument();
});
