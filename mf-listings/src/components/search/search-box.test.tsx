import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { HttpResponse, startApi } from '@facade/section-kit/testing/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { sampleSuggestions } from '../../testing/sample-suggestions.ts';
import { SearchBox } from './search-box.tsx';

const locales = { nl, fr };

function Place() {
  const { pathname, search } = useLocation();
  return <div data-testid="place">{pathname + search}</div>;
}

let tests = 0;

/** Answers are remembered by the site's revision: each test has its own. */
const show = (language: keyof typeof locales = 'nl', box = <SearchBox />) =>
  render(
    <TestPage
      site={sampleSite(language, { revision: `test ${tests}` })}
      language={language}
      locales={{ 'mf-listings': locales[language] }}
      path={`/${language}/`}
    >
      {box}
      <Place />
    </TestPage>,
  );

const field = () => screen.getByRole('combobox');
const place = () => screen.getByTestId('place').textContent;
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const asked = () => api.calls.map(({ path }) => textOf(path));
const textOf = (path: string) => new URL(path, 'http://api').searchParams.get('q') ?? '';

const api = startApi();
const { FormData: OriginalFormData } = global;

beforeEach(() => {
  tests += 1;
  api.answer('get', '/suggest', ({ path }) => HttpResponse.json(sampleSuggestions(textOf(path))));
  // The test environment's own takes no form, and React makes one when a submit starts a transition.
  global.FormData = function EmptyForm() {
    return new OriginalFormData();
  } as unknown as typeof FormData;
});

afterAll(() => {
  global.FormData = OriginalFormData;
});

test('still searches when the suggestions cannot be fetched, and says so', async () => {
  api.answer('get', '/suggest', () => new HttpResponse('down', { status: 503 }));
  show('fr');
  await userEvent.type(field(), 'maison à ath');
  expect(await screen.findByText(fr.search.trouble)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe('/fr/a-vendre/?q=maison+%C3%A0+ath');
});

test('says that the visitor is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.answer('get', '/suggest', () => HttpResponse.error());
  show();
  await userEvent.click(field());
  expect(await screen.findByText(nl.search.offline)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('asks for nothing before the visitor comes near, and for a text once', async () => {
  show();
  expect(api.calls).toEqual([]);
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.type(field(), 'le');
  await screen.findByText('Lessen');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await screen.findByText('Bouwgrond');
  expect(asked().filter((text) => text === '')).toHaveLength(1);
  expect(api.calls[0]?.path).toBe('/suggest?lang=nl&q=');
});

test('keeps the last rows until the next come, and forgets an answer that was overtaken', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.answer('get', '/suggest', async ({ path }) => {
    const text = textOf(path);
    if (text === 'l') await held;
    return HttpResponse.json(sampleSuggestions(text));
  });
  show();
  await userEvent.click(field());
  await screen.findByText('Bouwgrond');
  await userEvent.type(field(), 'l');
  expect(screen.getByText('Bouwgrond')).toBeInTheDocument();
  await waitFor(() => expect(asked()).toContain('l'));
  await userEvent.type(field(), 'e');
  await screen.findByText('Lessen');
  expect(screen.queryByText('Bouwgrond')).toBeNull();
  await act(async () => release());
  expect(screen.queryByText('Lanquesaint')).toBeNull();
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

test('lists towns and properties that match what is typed, properties with price and goal', async () => {
  show();
  await userEvent.type(field(), '7860');
  expect(await screen.findByRole('link', { name: 'Lessen, Te koop 8' })).toHaveAttribute(
    'href',
    '/nl/te-koop/?city=Lessines%7C7860',
  );
  const home = screen.getByRole('link', { name: /Licht appartement aan de Dender/ });
  expect(home).toHaveTextContent('Ref: 205');
  expect(home).toHaveTextContent('€ 750/maand Te huur');
  expect(home.querySelector('img')).not.toBeNull();
  expect(screen.queryByText('Charmante gezinswoning met tuin')).toBeNull();
});

test('says how it understands a text that is filters', async () => {
  show();
  await userEvent.type(field(), 'ath 3 slaapkamers');
  const link = await screen.findByRole('link', { name: /3\+ slaapkamers in Aat, te koop 12/ });
  expect(link).toHaveAttribute('href', '/nl/te-koop/?city=Ath%7C7800&minBedrooms=3');
});

test('offers both lists for filters that say nothing of a goal', async () => {
  show();
  await userEvent.type(field(), 'woning ath');
  const link = await screen.findByRole('link', { name: 'Woning in Aat, Te huur 2' });
  expect(link).toHaveAttribute('href', '/nl/te-huur/?type=1&city=Ath%7C7800');
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
  show();
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
  show();
  await userEvent.click(field());
  await screen.findByRole('grid');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('opens above the box where there is more room', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 500, bottom: 560 } as DOMRect);
  show();
  await userEvent.click(field());
  const panel = (await screen.findByRole('grid')).parentElement;
  expect(panel).toHaveAttribute('data-above');
  jest.restoreAllMocks();
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

test('on a list it stays with the goal of the list, without the links', async () => {
  show('nl', <SearchBox goal="rent" initial="garage" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/nl/te-huur/');
  await userEvent.type(field(), ' ath{Enter}');
  expect(place()).toBe('/nl/te-huur/?q=garage+ath');
});
