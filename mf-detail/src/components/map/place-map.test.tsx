import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DrawMap } from '../../map/draw-map.ts';
import { renderInPage, sight } from '../../testing/render-detail.tsx';
import { PlaceMap } from './place-map.tsx';
import type { LoadMap } from './use-map.ts';

const location = { lat: 50.63, lng: 3.778, exact: true };
const cities = [
  { label: 'Aat', location: { lat: 50.63, lng: 3.778 } },
  { label: 'Nergens', location: null },
];
const handle = { zoomBy: jest.fn(), destroy: jest.fn() };
const draw = jest.fn<ReturnType<DrawMap>, Parameters<DrawMap>>(() => handle);
const load = jest.fn<ReturnType<LoadMap>, []>();
const api = startApi();

const Drawn = ({ exact = true }) => <PlaceMap location={location} exact={exact} place="7800 Aat" load={load} />;

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue(draw);
  api.answer('get', '/cities', () => HttpResponse.json(cities));
});

async function see() {
  await act(async () => sight.arrive());
}

test('fetches nothing before it is seen, and once then', async () => {
  renderInPage(<Drawn />);
  expect(sight.watched()).toBe(1);
  expect(load).not.toHaveBeenCalled();
  expect(api.calls).toEqual([]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await see();
  await see();
  expect(load).toHaveBeenCalledTimes(1);
  expect(api.calls.map(({ path }) => path)).toEqual(['/cities?lang=nl']);
});

test('draws an exact place with the towns that are somewhere', async () => {
  renderInPage(<Drawn />);
  await see();
  const target = screen.getByRole('application', { name: 'Kaart: 7800 Aat' });
  expect(draw).toHaveBeenCalledWith(
    target,
    expect.objectContaining({ towns: [{ label: 'Aat', lat: 50.63, lng: 3.778 }], tileUrl: '' }),
  );
  expect(draw.mock.calls[0]?.[1].scene).toMatchObject({ center: { lat: 50.63, lng: 3.778 }, aroundMetres: null });
  expect(target).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('© OpenStreetMap contributors')).toBeVisible();
});

test('says that it shows the surroundings where the place is not exact', async () => {
  renderInPage(<Drawn exact={false} />);
  await see();
  expect(screen.getByRole('application', { name: 'Kaart met de omgeving van 7800 Aat' })).toBeInTheDocument();
  expect(draw.mock.calls[0]?.[1].scene.aroundMetres).toBe(1000);
});

test("draws the agency's tiles with their maker's name, and asks for no towns", async () => {
  const map = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Voorbeeldkaarten' };
  renderInPage(<Drawn />, undefined, undefined, { map });
  await see();
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ tileUrl: map.tileUrl, towns: [] });
  expect(api.calls).toEqual([]);
  expect(screen.getByText('© Voorbeeldkaarten')).toBeVisible();
  expect(screen.queryByText('© OpenStreetMap contributors')).not.toBeInTheDocument();
});

test('zooms by its buttons', async () => {
  renderInPage(<Drawn />);
  await see();
  await userEvent.click(screen.getByRole('button', { name: 'Inzoomen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Uitzoomen' }));
  expect(handle.zoomBy.mock.calls).toEqual([[1], [-1]]);
});

test('does without towns where they cannot be had', async () => {
  api.answer('get', '/cities', () => HttpResponse.error());
  renderInPage(<Drawn />);
  await see();
  expect(draw.mock.calls[0]?.[1].towns).toEqual([]);
});

test('says so where the map cannot be had', async () => {
  load.mockRejectedValue(new Error('no chunk'));
  renderInPage(<Drawn />);
  await see();
  expect(screen.getByText('De kaart kan nu niet worden getoond.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('takes the map down with the page, and draws none for a page that is gone', async () => {
  const { unmount } = renderInPage(<Drawn />);
  await see();
  unmount();
  expect(handle.destroy).toHaveBeenCalledTimes(1);

  let arrive: (drawMap: DrawMap) => void = () => undefined;
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const second = renderInPage(<Drawn />);
  await see();
  second.unmount();
  arrive(draw);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(draw).toHaveBeenCalledTimes(1);
});
