import { HttpResponse } from '@facade/section-kit/testing/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openListMap, prepareListMap, shownAddress } from '../testing/list-map-page.tsx';

const api = prepareListMap();
const asked = () =>
  api.calls.filter(({ path }) => path.startsWith('/map')).map(({ path }) => new URLSearchParams(path.split('?')[1]));
const moved = (byVisitor: boolean, zoom = 12.4, box = [3.6, 50.5, 3.9, 50.7]) => ({
  kind: 'moved',
  byVisitor,
  zoom,
  box,
});
const search = () => screen.queryByRole('link', { name: 'Zoek in dit gebied' });

describe('the homes of the map', () => {
  test('are asked for as fine as it shows them once it has come to rest', async () => {
    const { say, message } = await openListMap('?type=1');
    await waitFor(() => expect(message().propsList).toHaveLength(1));
    expect(message().messageInfo.view.box).toHaveLength(4);
    await say(moved(false));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(Object.fromEntries(asked()[1] ?? [])).toMatchObject({ type: '1', zoom: '12', bbox: '3.6,50.5,3.9,50.7' });
  });

  test('of a place in the address are asked for where the map looks, and only within the part that is searched', async () => {
    const { say } = await openListMap('?bbox=3.7,50.6,3.8,50.65');
    await say(moved(false, 13.2));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.get('bbox')).toBe('3.7,50.6,3.8,50.65');
    expect(asked()[0]?.get('zoom')).toBe('13');
  });

  test('are requested once while a map keeps moving', async () => {
    const { say } = await openListMap('?near=50.63,3.778,5');
    await say(moved(false, 12));
    await say(moved(false, 13));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.get('zoom')).toBe('13');
  });
});

describe('searching in what the map shows, where the list does not follow it', () => {
  beforeEach(() => localStorage.setItem('facade.map', '{"follow":"no"}'));
  afterEach(() => localStorage.clear());

  test('is offered once the visitor has moved the map, not when it moves automatically', async () => {
    const { say } = await openListMap();
    await say(moved(false));
    expect(search()).not.toBeInTheDocument();
    await say(moved(true));
    expect(search()).toBeInTheDocument();
    await say(moved(false));
    expect(search()).toBeInTheDocument();
  });

  test('takes the place of the town, and is looked at as it was', async () => {
    const { say } = await openListMap('?city=Ath%7C7800&type=1&view=map');
    await say(moved(true));
    await userEvent.click(search() as HTMLElement);
    expect(shownAddress()).toBe('/nl/te-koop/?type=1&bbox=3.6,50.5,3.9,50.7&view=map');
  });

  test('is drawn, and taken away on the map', async () => {
    const { info } = await openListMap('?bbox=3.6,50.5,3.9,50.7&type=1');
    expect(info()).toMatchObject({
      view: { box: [3.6, 50.5, 3.9, 50.7], tight: true },
      area: { parts: [[{ length: 5 }]] },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Gebied wissen' }));
    expect(shownAddress()).toBe('/nl/te-koop/?type=1');
  });
});

describe('list and map', () => {
  const cluster = (lng: number, count = 12) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, 50.63] },
    properties: { count },
  });

  test('light each other up: the cluster that holds the home of a card, and the cards of a cluster', async () => {
    const features = [cluster(3.6), cluster(3.77)];
    api.answer('get', '/map', () => HttpResponse.json({ type: 'FeatureCollection', features }));
    const onHover = jest.fn();
    const { say, info, message } = await openListMap('', { active: 500, onHover });
    await say(moved(false));
    await waitFor(() => expect(message().propsList).toHaveLength(2));
    expect(info().active).toBe('3.77,50.63');
    await say({ kind: 'hover', id: '3.77,50.63', ids: ['3.77,50.63'] });
    expect(onHover).toHaveBeenLastCalledWith([500]);
    await say({ kind: 'hover', id: '3.6,50.63', ids: ['3.6,50.63'] });
    expect(onHover).toHaveBeenLastCalledWith([]);
    await say({ kind: 'hover', id: 'joined', ids: ['3.6,50.63', '3.77,50.63'] });
    expect(onHover).toHaveBeenLastCalledWith([500]);
  });
});
