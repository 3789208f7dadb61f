import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCardProperty } from '../cards/card-data.ts';
import nl from '../locales/nl.json';
import { sampleProperty } from '../testing/samples.ts';
import { FavouritesView } from './favourites-view.tsx';

const sale = (id: number) => sampleProperty({ id });
const rent = (id: number) => sampleProperty({ id, goal: 'rent', typeName: 'Appartement' });
const known = [sale(1), rent(2), sale(3)];

const api = startApi();
const show = (shared: number[] | null = null, more: { follow?: boolean } = {}) =>
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }}>
      <FavouritesView
        data={{
          shared: shared && known.filter(({ id }) => shared.includes(id)).map((home) => toCardProperty(home)),
          ...more,
        }}
      />
    </TestPage>,
  );
const keep = (...ids: number[]) => localStorage.setItem('facade.favourites', JSON.stringify(ids));
const group = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.answer('get', '/properties', ({ path }) => {
    const ids = new URL(path, 'http://api').searchParams.get('ids')?.split(',').map(Number) ?? [];
    return HttpResponse.json({ items: known.filter(({ id }) => ids.includes(id)), total: 3 });
  });
});

test('keeps sale and rent apart, the one kept last first, and compares what is together', async () => {
  keep(1, 2, 3);
  show();
  const forSale = await group(/Te koop 2/);
  const links = forSale.getAllByRole('listitem').map(({ dataset }) => dataset.id);
  expect(links).toEqual(['3', '1']);
  expect(forSale.getByRole('link', { name: 'Vergelijk 2 panden' })).toHaveAttribute('href', '/nl/vergelijken/?ids=3,1');
  const forRent = await group(/Te huur 1/);
  expect(forRent.queryByRole('link', { name: /Vergelijk/ })).toBeNull();
});

test('a home that is let go leaves at once, without another question to the api', async () => {
  keep(1, 3);
  show();
  const [heart] = await screen.findAllByRole('button', { name: /Bewaren/ });
  if (!heart) throw new Error('no heart');
  await userEvent.click(heart);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(api.calls).toHaveLength(1);
});

test('a home that was let go can be kept again, the last one too', async () => {
  keep(1);
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Bewaren/ }));
  expect(screen.queryByRole('listitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByRole('listitem')).toHaveAttribute('data-id', '1');
  expect(localStorage.getItem('facade.favourites')).toBe('[1]');
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
});

test('nothing is left of homes that were let go on another page', () => {
  localStorage.setItem('facade.favourites.seen', JSON.stringify({ nl: [toCardProperty(sale(1))] }));
  show();
  expect(localStorage.getItem('facade.favourites.seen')).toBeNull();
});

test('says how to keep a home while there is none', () => {
  show();
  expect(screen.getByText(nl.favourites.none)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Te koop' })).toHaveAttribute('href', '/nl/te-koop/');
  expect(api.calls).toEqual([]);
});

test('shows the homes as last seen while there is no connection', async () => {
  keep(1, 2);
  show().unmount();
  const { unmount } = show();
  await group(/Te koop 1/);
  unmount();
  api.answer('get', '/properties', () => HttpResponse.error());
  show();
  expect(await screen.findByText(nl.favourites.old)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('says so where nothing was seen before', async () => {
  keep(1);
  api.answer('get', '/properties', () => HttpResponse.error());
  show();
  expect(await screen.findByText(nl.favourites.trouble)).toBeInTheDocument();
});

test('the form of mails comes before the home it is about, under one title', () => {
  show([1], { follow: true });
  const [form] = screen.getAllByRole('region', { name: nl.favourites.follow.title });
  const [home] = screen.getAllByRole('listitem');
  expect(form?.compareDocumentPosition(home as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('heading', { name: `${nl.favourites.follow.title}: Woning, Aat` })).toHaveLength(1);
});

test('copies a link that carries them to another device', async () => {
  keep(1, 2);
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  show();
  await user.click(await screen.findByRole('button', { name: 'Naar een ander toestel' }));
  expect(await screen.findByText(nl.favourites.copied)).toBeInTheDocument();
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/nl\/bewaard\/\?ids=1,2$/));
});

test('a list that was shared can be kept on this device as a whole', async () => {
  keep(9, 1);
  show([1, 2, 3]);
  expect(screen.getByRole('heading', { level: 1, name: 'Gedeelde panden' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Alle 2 bewaren op dit toestel' }));
  expect(localStorage.getItem('facade.favourites')).toBe('[9,1,2,3]');
  expect(screen.getByText(/Bewaard op dit toestel/)).toBeInTheDocument();
});

test('says so where the browser stores nothing', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  try {
    show();
    expect(await screen.findByText(/tot u de site verlaat/)).toBeInTheDocument();
    expect(screen.queryByText(/uw volgende bezoek/)).not.toBeInTheDocument();
  } finally {
    forbidden.mockRestore();
  }
});

test('shows what was looked at last', async () => {
  sessionStorage.setItem('facade.viewed', '[1,3]');
  show();
  const recent = await group(/Onlangs bekeken/);
  expect(recent.getAllByRole('listitem').map(({ dataset }) => dataset.id)).toEqual(['3', '1']);
});

test('homes are chosen on their cards to be compared, four at most', async () => {
  keep(1, 3);
  show();
  const cards = await screen.findAllByRole('listitem');
  for (const card of cards) {
    await userEvent.hover(card);
    await userEvent.click(within(card).getByRole('button', { name: /Vergelijken/ }));
  }
  const bar = await screen.findByRole('complementary', { name: 'Panden vergelijken' });
  expect(bar).toHaveTextContent('2 van 4 gekozen');
  expect(within(bar).getByRole('link', { name: 'Vergelijk' })).toHaveAttribute('href', '/nl/vergelijken/?ids=3,1');
  await userEvent.click(within(bar).getByRole('button', { name: 'Keuze wissen' }));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});
