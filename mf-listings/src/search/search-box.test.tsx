import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleList } from '../testing/sample-list.ts';
import { field, place, showSearch, startSearchApi } from '../testing/search-page.tsx';
import { SearchBox } from './search-box.tsx';

startSearchApi();

const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('is a form that works without script', () => {
  showSearch();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/nl/te-koop/');
  expect(field()).toHaveAttribute('name', 'q');
});

test('on a list it stays with the goal of the list', async () => {
  showSearch('nl', <SearchBox list={sampleList('', { goal: 'rent' })} initial="garage" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/nl/te-huur/');
  await userEvent.type(field(), ' ath{Enter}');
  expect(place()).toBe('/nl/te-huur/?q=garage+ath');
});

test('on a list a choice keeps the filters that it does not name, and says so', async () => {
  const list = sampleList('?type=12&city=Lessines%7C7860&maxPrice=250000');
  showSearch('nl', <SearchBox list={list} kept="type=12&city=Lessines%7C7860&maxPrice=250000" />);
  expect(screen.getByRole('search')).toHaveFormValues({ type: '12', city: 'Lessines|7860', maxPrice: '250000' });
  await userEvent.click(field());
  const house = await screen.findByRole('link', { name: 'Woning, Te koop 36' });
  expect(house).toHaveAttribute('href', '/nl/te-koop/?type=1&city=Lessines%7C7860&maxPrice=250000');
  expect(screen.getByRole('link', { name: 'Woning, Te huur' })).toHaveAttribute(
    'href',
    '/nl/te-huur/?type=1&city=Lessines%7C7860',
  );
  expect(screen.getByText(/Uw andere filters blijven gelden/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Filters wissen' })).toHaveAttribute('href', '/nl/te-koop/');
  await userEvent.type(field(), 'aat{Enter}');
  expect(place()).toBe('/nl/te-koop/?type=12&city=Lessines%7C7860&maxPrice=250000&q=aat');
});

test('is used with the keyboard alone', async () => {
  showSearch();
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await screen.findByRole('grid');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeText()).toBe('Te koop 36');
  await userEvent.keyboard('{ArrowRight}');
  expect(activeText()).toBe('Te huur 2');
  await userEvent.keyboard('{ArrowDown}');
  // Nothing of this type is to let: the row's other cell.
  expect(activeText()).toBe('Te koop 12');
  await userEvent.keyboard('{End}');
  expect(activeText()).toBe('Te koop 9');
  await userEvent.keyboard('{Home}');
  expect(activeText()).toBe('Te koop 36');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('lessen');
  await waitFor(() => expect(screen.queryByText('Lanquesaint')).toBeNull());
  await screen.findByText('Lessen');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(place()).toBe('/nl/te-koop/?city=Lessines%7C7860');
});

test('empties the text with a second Escape, or with its button', async () => {
  showSearch();
  await userEvent.type(field(), 'ath{Escape}');
  expect(field()).toHaveValue('ath');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Zoektekst wissen' })).toBeNull();
  await userEvent.keyboard('ath');
  await userEvent.click(screen.getByRole('button', { name: 'Zoektekst wissen' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('closes when the focus leaves', async () => {
  showSearch();
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('opens above the box where there is more room', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 500, bottom: 560 } as DOMRect);
  showSearch();
  await userEvent.click(field());
  const panel = (await screen.findByRole('grid')).parentElement;
  expect(panel).toHaveAttribute('data-above');
  jest.restoreAllMocks();
});

test('ends above the question about cookies while it is asked', async () => {
  document.documentElement.style.setProperty('--covered-bottom', '168px');
  const measure = jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 100, bottom: 150 } as DOMRect);
  showSearch();
  await userEvent.click(field());
  const panel = (await screen.findByRole('grid')).parentElement;
  expect(panel?.style.getPropertyValue('--room')).toBe('438px');
  document.documentElement.removeAttribute('style');
  measure.mockRestore();
});
