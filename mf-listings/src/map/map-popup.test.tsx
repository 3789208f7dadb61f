import { HttpResponse } from '@facade/section-kit/testing/api';
import type { Availability } from '@facade/shared-domain/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { click, openListMap, prepareListMap } from '../testing/list-map-page.tsx';
import { sampleProperty } from '../testing/samples.ts';

const api = prepareListMap();
const feature = (id: number, availability: Availability) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [3.778, 50.63] },
  properties: { id, price: 285000, title: 'Woning, Aat', availability },
});
const onMap = (ids: number[], availability: Availability = 'available') =>
  api.answer('get', '/map', () =>
    HttpResponse.json({ type: 'FeatureCollection', features: ids.map((id) => feature(id, availability)) }),
  );
const homes = (...items: object[]) =>
  api.answer('get', '/properties', () => HttpResponse.json({ items, total: items.length, page: 1, pageSize: 40 }));

beforeEach(() => {
  onMap([500]);
  api.answer('post', '/favourites', () => HttpResponse.json({}));
});

async function openHome() {
  const map = await openListMap();
  await waitFor(() => expect(map.message().propsList).not.toHaveLength(0));
  await map.say({ kind: 'selected', id: 500 });
  return { ...map, popup: screen.getByRole('dialog', { name: 'Woning, Aat' }) };
}

describe('the card of a marker', () => {
  test('takes the focus, and shows price, type and town, rooms, surface, energy and the heart', async () => {
    const { popup } = await openHome();
    expect(popup).toHaveFocus();
    const card = within(popup);
    expect(card.getByText(/245\.000/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Woning, Aat' })).toHaveAttribute('href', '/nl/te-koop/ath/woning/101/');
    expect(popup).toHaveTextContent(/3 slaapkamers.*142 m².*Energielabel C/);
    expect(popup.querySelector('img')).toBeInTheDocument();
    const heart = card.getByRole('button', { name: 'Bewaren: Woning, Aat' });
    fireEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(heart);
  });

  test('has no paragraph within a phrase', async () => {
    const { popup } = await openHome();
    expect(popup.querySelector(':is(strong, span, small, a) p')).toBeNull();
  });

  test.each<[string, (popup: HTMLElement) => unknown]>([
    ['Escape', (popup) => fireEvent.keyDown(popup, { key: 'Escape' })],
    ['its button', () => click('Sluiten')],
  ])('is closed by %s; the marker has the focus again', async (_by, close) => {
    const { popup, info, say } = await openHome();
    expect(info().focus).toBeNull();
    await act(async () => void (await close(popup)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(info().focus).toBe(500);
    await say({ kind: 'selected', id: 500 });
    expect(info().focus).toBeNull();
  });

  test('leads to the next home on the map and to the one before, by an arrow or a swipe', async () => {
    onMap([500, 501]);
    const { popup, info } = await openHome();
    homes(sampleProperty({ id: 501, typeName: 'Villa' }));
    await click('Volgend pand op de kaart');
    expect(await screen.findByRole('dialog', { name: 'Villa, Aat' })).toBe(popup);
    expect(info().active).toBe(501);
    fireEvent.touchStart(popup, { touches: [{ clientX: 100, clientY: 0 }] });
    fireEvent.touchEnd(popup, { changedTouches: [{ clientX: 260, clientY: 10 }] });
    expect(await screen.findByRole('dialog', { name: 'Woning, Aat' })).toBe(popup);
    fireEvent.touchStart(popup, { touches: [{ clientX: 100, clientY: 0 }] });
    fireEvent.touchEnd(popup, { changedTouches: [{ clientX: 160, clientY: 90 }] });
    expect(info().active).toBe(500);
  });

  test('of a home that is gone says so, and no price', async () => {
    homes(sampleProperty({ id: 502, availability: 'sold' }));
    onMap([502], 'sold');
    const { say, message } = await openListMap();
    await waitFor(() => expect(message().propsList[0]).toMatchObject({ label: 'Verkocht', closed: true }));
    await say({ kind: 'selected', id: 502 });
    const popup = await screen.findByRole('dialog');
    expect(popup).toHaveTextContent('Verkocht');
    expect(popup).not.toHaveTextContent('€');
  });
});

describe('a marker that is pointed at', () => {
  const place = { x: 0.5, y: 0.8 };
  const peek = () => document.querySelector<HTMLElement>('.peek');

  async function point(id: number) {
    const map = await openListMap();
    await waitFor(() => expect(map.message().propsList).not.toHaveLength(0));
    await map.say({ kind: 'hover', id, ids: [id], place });
    await waitFor(() => expect(peek()).toBeInTheDocument());
    return map;
  }

  test('shows its home beside it, for the eye and the pointer only', async () => {
    const { say } = await point(500);
    expect(peek()).toHaveTextContent(/245\.000.*Woning, Aat.*3 slaapkamers/);
    expect(peek()).toHaveAttribute('aria-hidden', 'true');
    expect(peek()?.querySelector('a')).toHaveAttribute('tabindex', '-1');
    expect(peek()?.style.bottom).toContain('20');
    await say({ kind: 'hover', id: null });
    fireEvent.pointerEnter(peek() as HTMLElement);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(peek()).toBeInTheDocument();
    fireEvent.pointerLeave(peek() as HTMLElement);
    await waitFor(() => expect(peek()).not.toBeInTheDocument());
  });

  test('of another page of the list is asked for', async () => {
    homes(sampleProperty({ id: 501, typeName: 'Villa' }));
    await point(501);
    expect(peek()).toHaveTextContent('Villa, Aat');
  });

  test.each<[string, (say: (data: object) => Promise<void>) => unknown]>([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['a move of the map', (say) => say({ kind: 'moved', byVisitor: true, zoom: 12, box: [3, 50, 4, 51] })],
    ['the card that it opens', (say) => say({ kind: 'selected', id: 500 })],
  ])('gives way to %s', async (_what, leave) => {
    const { say } = await point(500);
    await act(async () => void (await leave(say)));
    expect(peek()).not.toBeInTheDocument();
  });
});

test('the card of a marker closes once the visitor has moved the map away from it, not before', async () => {
  const { say } = await openHome();
  await say({ kind: 'moved', byVisitor: true, zoom: 12, box: [3.7, 50.6, 3.8, 50.7] });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await say({ kind: 'moved', byVisitor: true, zoom: 12, box: [4.7, 50.6, 4.8, 50.7] });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('a group that no zoom parts', () => {
  const box = [3.7779, 50.6299, 3.7781, 50.6301];

  test('opens as a list of its homes, with the filters of the list', async () => {
    const { say, info } = await openListMap('?minBedrooms=2&city=Ath%7C7800');
    homes(sampleProperty({ id: 1 }), sampleProperty({ id: 2, path: '/nl/te-koop/ath/woning/2/' }));
    await say({ kind: 'opened', id: '3.778,50.63', box });
    const group = await screen.findByRole('dialog', { name: '2 panden op deze plek' });
    expect(group).toHaveFocus();
    expect(within(group).getAllByRole('listitem')).toHaveLength(2);
    expect(within(group).getAllByRole('link')[1]).toHaveAttribute('href', '/nl/te-koop/ath/woning/2/');
    const { searchParams } = new URL(api.calls.at(-1)?.path ?? '', 'http://api.test');
    expect([searchParams.get('minBedrooms'), searchParams.get('bbox')]).toEqual(['2', String(box)]);
    expect(info().active).toBe('3.778,50.63');
    fireEvent.keyDown(group, { key: 'Escape' });
    expect(info().focus).toBe('3.778,50.63');
  });

  test('leads to the list of all its homes where there are many', async () => {
    api.answer('get', '/properties', () =>
      HttpResponse.json({ items: [sampleProperty({ id: 1 })], total: 70, page: 1, pageSize: 40 }),
    );
    const { say } = await openListMap();
    await say({ kind: 'opened', id: '3.778,50.63', box });
    expect(await screen.findByRole('link', { name: 'Toon alle 70 panden' })).toHaveAttribute(
      'href',
      `/nl/te-koop/?bbox=${box}`,
    );
  });
});
