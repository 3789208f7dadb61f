import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInPage, sight } from '../testing/render-detail.tsx';
import { PlaceMap } from './place-map.tsx';

const marker = { label: '€ 249.000', title: 'Stadswoning, € 249.000, 7800 Aat', ribbon: null };
const location = { lat: 50.63, lng: 3.778, exact: true };
const ring = [
  [3.7, 50.6],
  [3.9, 50.6],
  [3.8, 50.7],
  [3.7, 50.6],
];
const api = startApi();
const frame = (name = 'Kaart: 7800 Aat') => screen.getByTitle<HTMLIFrameElement>(name);

/** Brings the map into view, loads it, and reports it as drawn; returns the messages posted to it. */
async function draw(name?: string) {
  await act(async () => sight.arrive());
  const post = jest.fn();
  const source = frame(name).contentWindow as Window;
  source.postMessage = post;
  fireEvent.load(frame(name));
  await waitFor(() => expect(post).toHaveBeenCalled());
  const { origin } = window.location;
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { source, origin, data: { source: 'facade-map', kind: 'ready' } }),
    );
  });
  return post;
}

test('fetches nothing before it is seen', async () => {
  renderInPage(<PlaceMap location={location} exact place="7800 Aat" marker={marker} />);
  expect(screen.queryByTitle('Kaart: 7800 Aat')).not.toBeInTheDocument();
  await act(async () => sight.arrive());
  expect(frame()).toHaveAttribute('src', '/map-frame/?lng=nl');
  expect(api.calls).toEqual([]);
});

test('shows an exact place with a pin, and asks for no outline', async () => {
  renderInPage(<PlaceMap location={location} exact place="7800 Aat" marker={marker} />);
  const post = await draw();
  expect(post.mock.lastCall?.[0]).toMatchObject({ propsList: [{ lat: 50.63, lng: 3.778 }], customMarker: 'pin' });
  expect(api.calls).toEqual([]);
});

test('shows the outline of the town around a place that is not exact', async () => {
  api.answer('get', '/areas', () => HttpResponse.json({ geometry: { coordinates: [[ring]] } }));
  renderInPage(<PlaceMap location={location} exact={false} place="7800 Aat" marker={marker} />);
  const post = await draw('Kaart met de omgeving van 7800 Aat');
  expect(post.mock.calls[0]?.[0]).toMatchObject({ propsList: [], messageInfo: { area: null } });
  const outlined = { propsList: [], messageInfo: { area: { parts: [[ring]] } } };
  await waitFor(() => expect(post.mock.lastCall?.[0]).toMatchObject(outlined));
  expect(api.calls.map(({ path }) => path)).toEqual(['/areas?lang=nl&lat=50.63&lng=3.778']);
});

test('shows a circle where there is no outline', async () => {
  api.answer('get', '/areas', () => HttpResponse.json({ status: 404 }, { status: 404 }));
  renderInPage(<PlaceMap location={location} exact={false} place="7800 Aat" marker={marker} />);
  const post = await draw('Kaart met de omgeving van 7800 Aat');
  const around = { propsList: [], messageInfo: { area: { metres: 1000 } } };
  await waitFor(() => expect(post.mock.lastCall?.[0]).toMatchObject(around));
});
