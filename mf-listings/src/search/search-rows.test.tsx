import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, place, showSearch, startSearchApi } from '../testing/search-page.tsx';

startSearchApi();

test('lists the types while nothing is typed', async () => {
  showSearch();
  await userEvent.click(field());
  await screen.findByRole('grid', { name: 'Zoekresultaten' });
  expect(screen.getByRole('link', { name: 'Woning, Te koop 36' })).toHaveAttribute('href', '/nl/te-koop/?type=1');
  expect(screen.getByRole('link', { name: 'Woning, Te huur 2' })).toHaveAttribute('href', '/nl/te-huur/?type=1');
  expect(screen.queryByText('Gemeenten')).toBeNull();
});

test('has no link where the count is 0', async () => {
  showSearch();
  await userEvent.click(field());
  await screen.findByRole('grid');
  expect(screen.queryByRole('link', { name: 'Bouwgrond, Te huur 0' })).toBeNull();
  expect(screen.getByRole('cell', { name: 'Te huur 0' })).toHaveAttribute('aria-disabled', 'true');
});

test('lists towns and properties that match what is typed, properties with price and goal', async () => {
  showSearch();
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
  showSearch();
  await userEvent.type(field(), 'ath 3 slaapkamers');
  const link = await screen.findByRole('link', { name: /3\+ slaapkamers in Aat, te koop 12/ });
  expect(link).toHaveAttribute('href', '/nl/te-koop/?city=Ath%7C7800&minBedrooms=3');
});

test('offers both lists for filters that say nothing of a goal', async () => {
  showSearch();
  await userEvent.type(field(), 'woning ath');
  const link = await screen.findByRole('link', { name: 'Woning in Aat, Te huur 2' });
  expect(link).toHaveAttribute('href', '/nl/te-huur/?type=1&city=Ath%7C7800');
});

test('says what of a text it does not understand', async () => {
  showSearch();
  await userEvent.type(field(), 'huis 2 badkamers');
  expect(await screen.findByText('niet begrepen: 2 badkamers')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Woning, Te koop 36' })).toHaveAttribute(
    'href',
    '/nl/te-koop/?type=1&q=2+badkamers',
  );
});

test('leads to the list that says what to loosen where nothing is behind a search', async () => {
  showSearch();
  await userEvent.type(field(), 'kasteel ath');
  const link = await screen.findByRole('link', { name: /Bouwgrond in Aat Nu niets/ });
  expect(link).toHaveAttribute('href', '/nl/te-koop/?type=3&city=Ath%7C7800');
});

test.each([
  ['les', /^Lessen/, '/nl/te-koop/?city=Lessines%7C7860'],
  ['101', /^Charmante gezinswoning/, '/nl/te-koop/ath/woning/101/'],
  ['les tanneurs', /^Les Tanneurs/, '/nl/project/ath/les-tanneurs/79/'],
  ['kot', /^‘kot’/, '/nl/te-huur/?q=kot'],
  ['huis 2 badkamers', /^Woning/, '/nl/te-koop/?type=1&q=2+badkamers'],
])('marks and says what Enter does with %s, and does it', async (text, name, path) => {
  showSearch();
  await userEvent.type(field(), text);
  await waitFor(() => expect(document.querySelectorAll('[data-enter]')).toHaveLength(1));
  expect(document.querySelector('[data-enter]')).toHaveAttribute('href', path);
  expect(screen.getByRole('status').textContent?.split('Enter opent: ')[1]).toMatch(name);
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe(path);
});

test('marks nothing while the answer is for an earlier text', async () => {
  showSearch();
  await userEvent.type(field(), 'les');
  await waitFor(() => expect(document.querySelector('[data-enter]')).not.toBeNull());
  await userEvent.type(field(), 'x{Enter}');
  expect(place()).toBe('/nl/te-koop/?q=lesx');
});

test('lists a project before its units, with what is left', async () => {
  showSearch();
  await userEvent.type(field(), 'les tanneurs');
  const project = await screen.findByRole('link', { name: /Les Tanneurs Aat 3 van 6 beschikbaar/ });
  expect(project).toHaveAttribute('href', '/nl/project/ath/les-tanneurs/79/');
  const titles = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Nieuwbouwprojecten', 'Panden']);
});

test('says the street a home was found by, and of what is sold that it is, without a price', async () => {
  showSearch();
  await userEvent.type(field(), 'rue du moulin');
  const home = await screen.findByRole('link', { name: /Ref: 301/ });
  expect(home).toHaveTextContent('Rue du Moulin 5 · Aat · Ref: 301');
  const sold = screen.getByRole('link', { name: /Ref: 302/ });
  expect(sold).toHaveTextContent(/Verkocht$/);
  expect(sold).not.toHaveTextContent('€');
});

test('says both parts of a life annuity, and that VAT comes on top', async () => {
  showSearch();
  await userEvent.type(field(), 'rue du moulin');
  expect(await screen.findByRole('link', { name: /Ref: 303/ })).toHaveTextContent('€ 78.000 + € 980/maand');
  expect(screen.getByRole('link', { name: /Ref: 304/ })).toHaveTextContent('€ 275.000 excl. btw');
});

test('says so when nothing matches, and leads to the form that mails new homes', async () => {
  showSearch();
  await userEvent.type(field(), 'zwembad');
  expect(await screen.findByText(/Niets gevonden/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hou me op de hoogte' })).toHaveAttribute('href', '/nl/ik-zoek/');
});
