import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { click, openListMap, prepareListMap, shownAddress } from '../testing/list-map-page.tsx';

const api = prepareListMap();
afterEach(() => localStorage.clear());

const moved = (box: number[], byVisitor = true) => ({ kind: 'moved', byVisitor, zoom: 12.4, box });
const HERE = [3.6, 50.5, 3.9, 50.7];
const THERE = [3.7, 50.5, 4, 50.7];
const follow = () => screen.getByRole('checkbox', { name: 'Zoek mee met de kaart' });
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

test('where the visitor moves the map is searched once it rests, in place of the town and from the first page on', async () => {
  const { say } = await openListMap('?city=Ath%7C7800&type=1&page=1&view=map');
  expect(follow()).toBeChecked();
  await say(moved(HERE));
  await say(moved(THERE));
  expect(shownAddress()).toBe('/nl/te-koop/?city=Ath%7C7800&type=1&page=1&view=map');
  await waitFor(() => expect(shownAddress()).toBe('/nl/te-koop/?type=1&bbox=3.7,50.5,4,50.7&view=map'));
});

test('a move that is not the visitor’s changes nothing', async () => {
  const { say } = await openListMap();
  await say(moved(HERE, false));
  await rest();
  expect(shownAddress()).toBe('/nl/te-koop/');
});

test('the homes of the next part are on the map while its list is on the way, also outside the part before', async () => {
  const { say } = await openListMap('?bbox=3.1,50.1,3.2,50.2');
  await say(moved(HERE));
  const parts = () =>
    api.calls.flatMap(({ path }) => (path.startsWith('/map') ? [/bbox=([^&]*)/.exec(path)?.[1]] : []));
  await waitFor(() => expect(parts().at(-1)).toBe(encodeURIComponent(HERE.join())));
});

test('the box is remembered on this device, and without it a button searches', async () => {
  const { say } = await openListMap();
  await userEvent.click(follow());
  expect(localStorage.getItem('facade.map')).toBe('{"follow":"no"}');
  await say(moved(HERE));
  await rest();
  expect(shownAddress()).toBe('/nl/te-koop/');
  expect(screen.getByRole('link', { name: 'Zoek in dit gebied' })).toBeInTheDocument();
  await userEvent.click(follow());
  await waitFor(() => expect(shownAddress()).toBe('/nl/te-koop/?bbox=3.6,50.5,3.9,50.7'));
  expect(localStorage.getItem('facade.map')).toBe('{}');
});

test.each(['within=3.7+50.6,3.8+50.6,3.8+50.7', 'near=50.63,3.778,5'])(
  'an area stays, and says so: %s',
  async (query) => {
    const { say } = await openListMap(`?${query}`);
    await say(moved(HERE));
    await rest();
    expect(shownAddress()).toBe(`/nl/te-koop/?${query}`);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByText('De lijst toont uw gebied, waar de kaart ook staat.')).toBeInTheDocument();
  },
);

test('homes that are listed by their ids do not follow the map', async () => {
  const { say } = await openListMap('?ids=500');
  await say(moved(HERE));
  await rest();
  expect(shownAddress()).toBe('/nl/te-koop/?ids=500');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a map that is moved to draw on it is followed only if the drawing is given up', async () => {
  const { say } = await openListMap();
  await click('Teken een gebied');
  await say(moved(HERE));
  await rest();
  expect(shownAddress()).toBe('/nl/te-koop/');
  await click('Stoppen met tekenen');
  await waitFor(() => expect(shownAddress()).toContain('bbox='));
});
