import { HttpResponse } from '@facade/section-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { click, openListMap, prepareListMap, ring, shownAddress } from '../testing/list-map-page.tsx';

const api = prepareListMap();
const SQUARE = 'within=3.7+50.6,3.8+50.6,3.8+50.7,3.7+50.7';
const eight = [ring[0], ring[2], ring[1], [3.7, 50.65]];

describe('drawing an area', () => {
  test('asks the frame to draw, and what is drawn is in the address in place of the town', async () => {
    const { say, info } = await openListMap('?city=Ath%7C7800&type=1&view=map&page=1');
    await click('Teken een gebied');
    expect(info().drawing).toBe(true);
    expect(screen.getByText(/pijltjes/)).toBeInTheDocument();
    await say({ kind: 'drawn', ring });
    expect(info().drawing).toBe(false);
    expect(decodeURIComponent(shownAddress())).toBe(`/nl/te-koop/?type=1&${SQUARE}&view=map`);
  });

  test('an area of the address is drawn, looked at, and can be drawn again or erased', async () => {
    const { info } = await openListMap(`?${SQUARE}&minBedrooms=2`);
    expect(info()).toMatchObject({
      view: { box: [3.7, 50.6, 3.8, 50.7] },
      area: { parts: [[[...ring, ring[0]]]] },
    });
    expect(screen.getByRole('button', { name: 'Opnieuw tekenen' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gebied wissen' })).toHaveAttribute('href', '/nl/te-koop/?minBedrooms=2');
  });

  test('of a line that crosses itself the largest part is searched, with a notice', async () => {
    const { say } = await openListMap();
    await click('Teken een gebied');
    await say({ kind: 'drawn', ring: eight });
    expect(shownAddress()).toContain('within=');
    expect(screen.getByText(/kruiste zichzelf/)).toHaveAttribute('role', 'status');
  });

  test('a spot is not an area, and gives a notice', async () => {
    const { say } = await openListMap();
    await click('Teken een gebied');
    await say({ kind: 'drawn', ring: [ring[0], [3.70001, 50.6], [3.7, 50.60001]] });
    expect(shownAddress()).toBe('/nl/te-koop/');
    expect(screen.getByText(/te klein/)).toBeInTheDocument();
  });

  test('is given up by its button, or by Escape in the frame; the focus goes back', async () => {
    const { say, info } = await openListMap();
    await click('Teken een gebied');
    await click('Stoppen met tekenen');
    expect(info().drawing).toBe(false);
    await click('Teken een gebied');
    await say({ kind: 'cancelled' });
    expect(info().drawing).toBe(false);
    expect(screen.getByRole('button', { name: 'Teken een gebied' })).toHaveFocus();
  });
});

test('the map of a town without homes shows the town', async () => {
  api.answer('get', '/map', () => HttpResponse.json({ type: 'FeatureCollection', features: [] }));
  const { info } = await openListMap('?city=Ath%7C7800');
  expect(info().view).toEqual({ box: [3.578, expect.closeTo(50.51), 3.978, expect.closeTo(50.75)] });
});

test('a home without a public address is shown by the area of its town once it is chosen', async () => {
  api.answer('get', '/areas', () => HttpResponse.json({ geometry: { coordinates: [[ring]] } }));
  const { say, info, message } = await openListMap();
  await waitFor(() => expect(message().propsList).toHaveLength(1));
  expect(message().propsList[0]).toMatchObject({ exact: false });
  await say({ kind: 'selected', id: 500 });
  await waitFor(() => expect(info().area).toEqual({ parts: [[ring]] }));
  expect(screen.getByText('adres niet bekendgemaakt')).toBeInTheDocument();
});
