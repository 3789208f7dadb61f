import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { sampleIndex } from '../../testing/samples.ts';
import { SearchBox } from './search-box.tsx';

const locales = { nl, fr, en };

function Place() {
  const { pathname, search } = useLocation();
  return <div data-testid="place">{pathname + search}</div>;
}

const show = (language: keyof typeof locales = 'nl') =>
  render(
    <TestPage
      site={sampleSite(language)}
      language={language}
      locales={{ 'mf-listings': locales[language] }}
      path={`/${language}/`}
    >
      <SearchBox />
      <Place />
    </TestPage>,
  );

const field = () => screen.getByRole('combobox');
const place = () => screen.getByTestId('place').textContent;
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

const api = startApi();
const { FormData: OriginalFormData } = global;

beforeEach(() => {
  api.answer('get', '/search-index', () => HttpResponse.json(sampleIndex));
  // The test environment's own takes no form, and React makes one when a submit starts a transition.
  global.FormData = function EmptyForm() {
    return new OriginalFormData();
  } as unknown as typeof FormData;
});

afterAll(() => {
  global.FormData = OriginalFormData;
});

// In a language of its own: the index of one that was fetched is remembered.
test('still searches when the suggestions cannot be fetched', async () => {
  api.answer('get', '/search-index', () => new HttpResponse('down', { status: 503 }));
  show('fr');
  await userEvent.type(field(), 'maison à ath{Enter}');
  expect(place()).toBe('/fr/a-vendre/?q=maison+%C3%A0+ath');
  await userEvent.click(field());
  expect(await screen.findByText(fr.search.trouble)).toBeInTheDocument();
});

test('fetches the index when the visitor comes near, once', async () => {
  show('en');
  expect(api.calls).toEqual([]);
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.type(field(), 'ath');
  expect(api.calls.map(({ path }) => path)).toEqual(['/search-index?lang=en']);
});

test('lists the types while nothing is typed', async () => {
  show();
  await userEvent.click(field());
  await screen.findByRole('grid', { name: 'Zoekresultaten' });
  expect(screen.getByRole('link', { name: 'Woning, Te koop 36' })).toHaveAttribute('href', '/nl/te-koop/?type=1');
  expect(screen.getByRole('link', { name: 'Woning, Te huur 2' })).toHaveAttribute('href', '/nl/te-huur/?type=1');
  expect(screen.queryByText('Gemeenten')).toBeNull();
});

test('has no link where the count is 0', async () => {
  show();
  await userEvent.click(field());
  await screen.findByRole('grid');
  expect(screen.queryByRole('link', { name: 'Bouwgrond, Te huur 0' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'Te huur 0' })).toHaveAttribute('aria-disabled', 'true');
});

test('lists towns and properties that match what is typed', async () => {
  show();
  await userEvent.type(field(), '7860');
  await screen.findByRole('grid');
  expect(screen.getByRole('link', { name: 'Lessen, Te koop 8' })).toHaveAttribute(
    'href',
    '/nl/te-koop/?city=Lessines%7C7860',
  );
  expect(screen.getByRole('link', { name: /Licht appartement aan de Dender/ })).toHaveTextContent('Ref: 205');
  expect(screen.queryByText('Charmante gezinswoning met tuin')).toBeNull();
});

test('says so when nothing matches', async () => {
  show();
  await userEvent.type(field(), 'zwembad');
  expect(await screen.findByText(/Niets gevonden/)).toBeInTheDocument();
});

test('is used with the keyboard alone', async () => {
  show();
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

test('empties the text with a second Escape', async () => {
  show();
  await userEvent.type(field(), 'ath{Escape}');
  expect(field()).toHaveValue('ath');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('closes when the focus leaves', async () => {
  show();
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('is a form that works without script', () => {
  show();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/nl/te-koop/');
  expect(field()).toHaveAttribute('name', 'q');
});

test('links the two lists with their totals', () => {
  show();
  expect(screen.getByRole('link', { name: /Te koop/ })).toHaveTextContent('93 panden');
  expect(screen.getByRole('link', { name: /Te huur/ })).toHaveAttribute('href', '/nl/te-huur/');
});
