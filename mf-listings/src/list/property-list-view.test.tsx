import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { startApi } from '@facade/section-kit/testing/api';
import type { PropertySummary } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json';
import { loadList } from '../pages/load-list.ts';
import { listArgs, startHomesApi } from '../testing/homes-api.ts';
import { sampleProperty } from '../testing/samples.ts';
import { PropertyListView } from './property-list-view.tsx';

const api = startApi();
const homesApi = startHomesApi(api);
const many = Array.from({ length: 30 }, (_, index) => sampleProperty({ id: 500 + index }));

async function open(query: string, properties: PropertySummary[] = many) {
  const data = await loadList(listArgs(query, homesApi(properties)));
  // Until the parts that are loaded on demand are there, too.
  return act(async () =>
    render(
      <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }} path={`/nl/te-koop/${query}`}>
        <PropertyListView data={data} />
      </TestPage>,
    ),
  );
}

describe('a list', () => {
  test('says what it holds and how much', async () => {
    await open('?city=Ath%7C7800&type=1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Woningen te koop in Aat');
    expect(screen.getByText('30 te koop', { selector: '.total' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2, name: 'Woning, Aat' })).toHaveLength(12);
  });

  test('counts what is sold apart, and leads to the list without it and back, keeping the filters', async () => {
    const sold = sampleProperty({ id: 900, availability: 'sold' });
    const { unmount } = await open('?type=1&page=2', [...many, sold]);
    expect(screen.getByText('30 te koop, 1 verkocht', { selector: '.total' })).toBeInTheDocument();
    const hide = screen.getByRole('link', { name: 'Verkochte panden verbergen' });
    expect(hide).toHaveAttribute('href', '/nl/te-koop/?type=1&available=1');
    unmount();
    await open('?type=1&available=1', [...many, sold]);
    expect(screen.getByText('30 te koop, 1 verkocht', { selector: '.total' })).toBeInTheDocument();
    const show = screen.getByRole('link', { name: 'Ook verkochte panden tonen' });
    expect(show).toHaveAttribute('href', '/nl/te-koop/?type=1');
  });

  test('links its pages', async () => {
    await open('?type=1&page=2');
    const paging = within(screen.getByRole('navigation', { name: 'Pagina’s' }));
    expect(paging.getByText('Pagina 2 van 3 · 30 panden')).toBeInTheDocument();
    expect(paging.getByRole('link', { name: 'Vorige pagina' })).toHaveAttribute('href', '/nl/te-koop/?type=1');
    expect(paging.getByRole('link', { name: 'Volgende pagina' })).toHaveAttribute('href', '/nl/te-koop/?type=1&page=3');
    expect(paging.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('has no paging for one page', async () => {
    await open('', many.slice(0, 12));
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a list without results', () => {
  test('offers the one loosening that helps most, then the other ways out', async () => {
    await open('?type=3&city=Ath%7C7800');
    const links = within(await screen.findByRole('region', { name: /Momenteel niets/ })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alle types 30', '/nl/te-koop/?city=Ath%7C7800'],
      ['Bouwgronden te koop 12', '/nl/te-koop/?type=3'],
      ['Panden te koop ', '/nl/te-koop/'],
    ]);
  });

  test('offers two at once where no single one helps', async () => {
    await open('?type=3&minBedrooms=4&city=Ath%7C7800');
    const link = await screen.findByRole('link', { name: /Met elk aantal slaapkamers en alle types 30/ });
    expect(link).toHaveAttribute('href', '/nl/te-koop/?city=Ath%7C7800');
  });

  test('points at the other list where that has something', async () => {
    await open('?city=Silly%7C7830', []);
    expect(screen.getByRole('link', { name: 'Panden te huur in Opzullik 1' })).toHaveAttribute(
      'href',
      '/nl/te-huur/?city=Silly%7C7830',
    );
  });
});

describe('a list that is indexable', () => {
  const related = () => within(screen.getByRole('region', { name: 'Verder zoeken' })).getAllByRole('link');

  test('says what it is about, and leads to the lists beside it that hold something', async () => {
    await open('?city=Ath%7C7800');
    expect(screen.getByText(/Panden te koop in Aat: 30 panden van Testkantoor/)).toBeInTheDocument();
    expect(related().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Woningen', '/nl/te-koop/?type=1&city=Ath%7C7800'],
      ['Appartementen', '/nl/te-koop/?type=12&city=Ath%7C7800'],
    ]);
  });

  test('no other list does', async () => {
    await open('?city=Ath%7C7800&minBedrooms=2');
    expect(screen.queryByRole('region', { name: 'Verder zoeken' })).toBeNull();
  });
});

describe('what narrows a list', () => {
  test('is named, each with the link that takes it away', async () => {
    await open('?type=1&city=Ath%7C7800&minPrice=150000&maxPrice=250000&minBedrooms=3&sort=price&view=map');
    const active = within(await screen.findByRole('list', { name: 'Actieve filters' }));
    expect(active.getAllByRole('listitem').map((chip) => chip.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Woning',
      'Aat',
      '€ 150.000 – 250.000',
      'Minstens 3 slaapkamers',
      'Filters wissen',
    ]);
    expect(active.getByRole('link', { name: 'Filter ‘Aat’ verwijderen' })).toHaveAttribute(
      'href',
      '/nl/te-koop/?type=1&minPrice=150000&maxPrice=250000&minBedrooms=3&sort=price&view=map',
    );
    expect(active.getByRole('link', { name: 'Filters wissen' })).toHaveAttribute(
      'href',
      '/nl/te-koop/?sort=price&view=map',
    );
  });

  test('is changed in place: its panel alone, with the focus on what says it', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    await open('?maxPrice=250000&has=garden&has=lift');
    const active = within(await screen.findByRole('list', { name: 'Actieve filters' }));
    const lift = active.getByRole('link', { name: 'Lift aanpassen' });
    expect(lift).toHaveAttribute('href', '#filters');
    await userEvent.click(lift);
    const sheet = await screen.findByRole('dialog', { name: 'Meer filters' });
    expect(within(sheet).getByRole('checkbox', { name: /^Lift/ })).toHaveFocus();
    expect(sheet.querySelectorAll('[data-group]')).toHaveLength(1);
    fireEvent(sheet, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lift).toHaveFocus();
    await userEvent.click(active.getByRole('link', { name: /250.000 aanpassen/ }));
    expect(within(await screen.findByRole('dialog', { name: 'Prijs' })).getByLabelText('Maximumprijs')).toHaveFocus();
  });
});

test('a list is kept in the tab, for the way back from its homes', async () => {
  history.replaceState(null, '', '/nl/te-koop/?type=1');
  await open('?type=1', many.slice(0, 2));
  expect(JSON.parse(sessionStorage.getItem('facade.list') ?? '')).toEqual({
    href: '/nl/te-koop/?type=1',
    homes: [
      { id: 500, path: '/nl/te-koop/ath/woning/101/' },
      { id: 501, path: '/nl/te-koop/ath/woning/101/' },
    ],
  });
  history.replaceState(null, '', '/');
});

describe('homes that were viewed before', () => {
  afterEach(() => sessionStorage.clear());

  test('stand below a list', async () => {
    sessionStorage.setItem('facade.viewed', '[77]');
    await open('', [...many, sampleProperty({ id: 77 })]);
    const recent = await screen.findByRole('region', { name: 'Onlangs bekeken' });
    expect(within(recent).getByRole('listitem')).toHaveAttribute('data-id', '77');
  });
});

describe('unknown words', () => {
  test('are named, and the list shown without them', async () => {
    await open('?city=Atlantis%7C9999');
    expect(await screen.findByText(/We kennen geen gemeente ‘Atlantis’/)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(12);
  });
});

describe('unknown words of a search', () => {
  test('are named on the list of the others', async () => {
    await open('?type=1&q=2+badkamers');
    expect(await screen.findByText(/‘2 badkamers’ hebben we niet begrepen/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Woningen te koop');
  });
});

describe('words of a search', () => {
  test('are a filter that can be removed, beside the others', async () => {
    const named = many.map((home) => ({ ...home, title: { language: 'nl' as const, text: 'Charmante hoeve' } }));
    await open('?minBedrooms=1&q=hoeve', named);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Panden te koop: ‘hoeve’');
    expect(screen.getByRole('combobox', { name: /zoek/i })).toHaveValue('hoeve');
    const chips = within(await screen.findByRole('list', { name: 'Actieve filters' }));
    const words = chips.getByRole('link', { name: 'Filter ‘hoeve’ verwijderen' });
    expect(words).toHaveAttribute('href', '/nl/te-koop/?minBedrooms=1');
    await userEvent.click(chips.getByRole('link', { name: 'hoeve aanpassen' }));
    expect(screen.getByRole('combobox', { name: /zoek/i })).toHaveFocus();
    expect(screen.getByText('Pagina 1 van 3 · 30 panden')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Huren' })).toHaveAttribute(
      'href',
      '/nl/te-huur/?minBedrooms=1&q=hoeve&goal=rent',
    );
  });
});

describe('kept properties', () => {
  test('have a list without filters', async () => {
    await open('?ids=500,501');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Uw bewaarde panden');
    expect(screen.queryByText('Type')).toBeNull();
    expect(screen.getByRole('link', { name: 'Alle panden tonen' })).toHaveAttribute('href', '/nl/te-koop/');
  });
});
