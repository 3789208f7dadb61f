import { sampleSite, TestPage } from '@facade/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import nl from '../../locales/nl.json';
import { sampleIndex } from '../../testing/samples.ts';
import { SearchBox } from './search-box.tsx';

function Place() {
  const { pathname, search } = useLocation();
  return <div data-testid="place">{pathname + search}</div>;
}

const draw = () =>
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }} path="/nl/">
      <SearchBox />
      <Place />
    </TestPage>,
  );

const field = () => screen.getByRole('combobox', { name: 'Zoek op referentie, type of gemeente' });
const place = () => screen.getByTestId('place').textContent;
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

const originals = { fetch: global.fetch, FormData: global.FormData };
const answer = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(async () => new Response(JSON.stringify(sampleIndex)));
  global.fetch = answer as unknown as typeof fetch;
  // The test environment's own takes no form, and React makes one when a submit starts a transition.
  global.FormData = function EmptyForm() {
    return new originals.FormData();
  } as unknown as typeof FormData;
});

afterAll(() => {
  Object.assign(global, originals);
});

// First, while nothing is remembered.
it('still searches when the suggestions cannot be fetched', async () => {
  answer.mockImplementation(async () => new Response('down', { status: 503 }));
  draw();
  await userEvent.type(field(), 'huis in ath{Enter}');
  expect(place()).toBe('/nl/te-koop/?q=huis+in+ath');
  await userEvent.click(field());
  expect(await screen.findByText(/Suggesties zijn even niet beschikbaar/)).toBeInTheDocument();
});

it('fetches the index when the visitor comes near, once', async () => {
  draw();
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.type(field(), 'ath');
  expect(answer.mock.calls.map(([path]) => path)).toEqual(['/api/search-index?lang=nl']);
});

it('lists the types while nothing is typed', async () => {
  draw();
  await userEvent.click(field());
  await screen.findByRole('grid', { name: 'Zoekresultaten' });
  expect(screen.getByRole('link', { name: 'Woning, Te koop 36' })).toHaveAttribute('href', '/nl/te-koop/?type=1');
  expect(screen.getByRole('link', { name: 'Woning, Te huur 2' })).toHaveAttribute('href', '/nl/te-huur/?type=1');
  expect(screen.queryByText('Gemeenten')).toBeNull();
});

it('has no link where the count is 0', async () => {
  draw();
  await userEvent.click(field());
  await screen.findByRole('grid');
  expect(screen.queryByRole('link', { name: 'Bouwgrond, Te huur 0' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'Te huur 0' })).toHaveAttribute('aria-disabled', 'true');
});

it('lists towns and properties that match what is typed', async () => {
  draw();
  await userEvent.type(field(), '7860');
  await screen.findByRole('grid');
  expect(screen.getByRole('link', { name: 'Lessen, Te koop 8' })).toHaveAttribute(
    'href',
    '/nl/te-koop/?city=Lessines%7C7860',
  );
  expect(screen.getByRole('link', { name: /Licht appartement aan de Dender/ })).toHaveTextContent('Ref: 205');
  expect(screen.queryByText('Charmante gezinswoning met tuin')).toBeNull();
});

it('says so when nothing matches', async () => {
  draw();
  await userEvent.type(field(), 'zwembad');
  expect(await screen.findByText(/Niets gevonden/)).toBeInTheDocument();
});

it('is used with the keyboard alone', async () => {
  draw();
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
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('lessen{ArrowDown}{Enter}');
  expect(place()).toBe('/nl/te-koop/?city=Lessines%7C7860');
});

it('empties the text with a second Escape', async () => {
  draw();
  await userEvent.type(field(), 'ath{Escape}');
  expect(field()).toHaveValue('ath');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

it('closes when the focus leaves', async () => {
  draw();
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('grid')).toBeNull();
});

it('is a form that works without script', () => {
  draw();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/nl/te-koop/');
  expect(field()).toHaveAttribute('name', 'q');
});

it('links the two lists with their totals', () => {
  draw();
  expect(screen.getByRole('link', { name: /Te koop/ })).toHaveTextContent('93 panden');
  expect(screen.getByRole('link', { name: /Te huur/ })).toHaveAttribute('href', '/nl/te-huur/');
});
