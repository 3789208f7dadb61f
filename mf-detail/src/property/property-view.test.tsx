import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProperty } from '../testing/render-detail.tsx';
import { samplePicture } from '../testing/sample-property.ts';

beforeEach(() => localStorage.clear());

const price = (changes: object) => ({
  price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false, ...changes },
});
const textOf = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');

describe('a property', () => {
  test('shows title, address and price', () => {
    renderProperty();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Herenhuis met stadstuin');
    const heading = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    expect(textOf(heading)).toContain('Rue de Pintamont 12, 7800 Aat');
    expect(textOf(heading)).toContain('€ 245.000');
  });

  test('offers mails about its price while it is offered', () => {
    const name = 'Mail mij als de prijs verandert';
    const { unmount } = renderProperty();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/\?ids=\d+&follow=1$/));
    unmount();
    renderProperty({ availability: 'sold' });
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  test('gives only the town of a hidden address, on the map too', () => {
    renderProperty({ street: null, location: { lat: 50.63, lng: 3.77, exact: false } });
    expect(screen.queryByText(/Pintamont/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Het precieze adres krijgt u op aanvraag')).not.toHaveLength(0);
    const map = screen.getByRole('link', { name: /^Bekijk.*OpenStreetMap/ });
    expect(map).toHaveAttribute('href', expect.not.stringContaining('mlat'));
    expect(map).toHaveAttribute('target', '_blank');
  });

  test('marks a text of another language with it', () => {
    renderProperty({ description: { html: '<p>Belle maison.</p>', summary: 'Belle maison.', language: 'fr' } });
    expect(screen.getByText('Belle maison.').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Deze tekst is nog niet vertaald.')).toBeInTheDocument();
  });

  test('is said to be sold, with something else to ask for', () => {
    renderProperty({ availability: 'sold' });
    expect(screen.getByText('Dit pand is verkocht')).toBeInTheDocument();
    expect(screen.queryByText('Nieuw')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Vraag een bezoek aan' })).not.toBeInTheDocument();
    expect(screen.queryByText('Wat kost het in totaal?')).not.toBeInTheDocument();
    expect(document.querySelector('.pictures .ui-ribbon')).toHaveTextContent('Verkocht');
    expect(document.body).not.toHaveTextContent(/245\.000|te koop/);
    expect(screen.getByTestId('mf-forms/contact')).toHaveTextContent('"withoutWishes":true');
    expect(screen.queryByRole('link', { name: /^Grondplan/ })).not.toBeInTheDocument();
  });

  test('that is sold shows what to look at instead before all that is told of it', () => {
    renderProperty({ availability: 'sold' });
    const similar = screen.getByTestId('mf-listings/similar-properties');
    const after = (text: string) =>
      similar.compareDocumentPosition(screen.getByRole('heading', { name: text })) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(after('Beschrijving')).toBeTruthy();
    expect(after('Herenhuis met stadstuin')).toBeFalsy();
  });

  test('says a life annuity whole, in the heading and in the bars that stay', () => {
    renderProperty(price({ amount: 78000, annuity: 980 }));
    expect(textOf(document.querySelector('.bar') as HTMLElement)).toContain('Bouquet € 78.000 + rente € 980/maand');
    expect(textOf(document.querySelector('aside') as HTMLElement)).toContain('Bouquet € 78.000 + rente € 980/maand');
    const heading = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    expect(textOf(heading)).toContain('€ 78.000 bouquet+ € 980 lijfrente per maand');
  });

  test('says of new construction that VAT comes on top, and what it is with it', () => {
    const groups = [{ key: 'costs' as const, facts: [{ key: 'vatAmount', kind: 'price' as const, value: 44_000 }] }];
    renderProperty({ ...price({ excludesVat: true }), groups });
    expect(textOf(document.querySelector('.bar') as HTMLElement)).toContain('€ 245.000 excl. btw');
    expect(screen.getByText(/289\.000 incl\. btw/)).toBeInTheDocument();
  });

  test('shows the price before a reduction, and since when it is lower', () => {
    renderProperty({ previousPrice: 259000, priceDroppedAt: '2026-11-08' });
    const drop = screen.getByText(/verlaagd op 08\/11\/2026/);
    expect(textOf(drop.querySelector('s') as HTMLElement)).toBe('€ 259.000');
  });

  test('for rent says under its figures from when, for how long and for what deposit', () => {
    renderProperty({
      goal: 'rent',
      ...price({ amount: 760, charges: 65 }),
      groups: [
        {
          key: 'availability',
          facts: [
            { key: 'availability', kind: 'text', value: 'fromDate' },
            { key: 'availabilityDate', kind: 'date', value: '2027-02-01' },
          ],
        },
        {
          key: 'rental',
          facts: [
            { key: 'deposit', kind: 'price', value: 1520 },
            { key: 'contractType', kind: 'text', value: 'mainResidence9' },
          ],
        },
      ],
    });
    const list = screen.getAllByText('Beschikbaar vanaf')[0]?.closest('dl') as HTMLElement;
    const terms = within(list).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent}: ${textOf(term.nextElementSibling as HTMLElement)}`)).toEqual([
      'Beschikbaar vanaf: 1 februari 2027',
      'Huurovereenkomst: hoofdverblijfplaats, 9 jaar',
      'Huurwaarborg: € 1.520',
    ]);
  });

  test('is said to be rented', () => {
    renderProperty({ goal: 'rent', availability: 'rented', ...price({ amount: 760, charges: 65 }) });
    expect(screen.getByText('Dit pand is verhuurd')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/760|te huur/);
  });

  test('leads to the form of its own', () => {
    renderProperty();
    expect(screen.getAllByRole('link', { name: 'Vraag een bezoek aan' })[0]).toHaveAttribute(
      'href',
      '/nl/bezoek/4321/',
    );
    expect(document.getElementById('enquiry')).toContainElement(screen.getByTestId('mf-forms/contact'));
    expect(document.getElementById('enquiry')).toContainElement(document.getElementById('enquiry:visit'));
    expect(screen.getByTestId('mf-forms/contact')).toHaveTextContent('{"about":{"kind":"property","id":4321},"name":');
  });

  test('asks for one document by its name, on the page of that form', () => {
    renderProperty({ documents: [{ kind: 'plan', title: 'Plan A', onRequest: true }] });
    const link = screen.getByRole('link', { name: /^Plan A/ });
    expect(link).toHaveAttribute('href', '/nl/documenten-aanvragen/4321/?document=Plan%20A');
  });

  test('does without pictures', () => {
    renderProperty({ pictures: [] });
    expect(screen.getByText('De foto’s volgen binnenkort')).toBeInTheDocument();
  });

  test('links each picture to its large file where there is no JavaScript', () => {
    renderProperty({ pictures: [samplePicture('x')] });
    expect(screen.getByRole('link', { name: /Foto 1 van 1 vergroten/ })).toHaveAttribute(
      'href',
      '/api/pictures/x?width=1280',
    );
  });
});

describe('the way to a property', () => {
  const crumbs = () =>
    within(screen.getByRole('navigation', { name: 'Kruimelpad' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('is the list it belongs to', () => {
    renderProperty();
    expect(crumbs()).toEqual(['Te koop', 'Herenhuis met stadstuin']);
  });

  test('is the list of rentals for a rental', () => {
    renderProperty({ goal: 'rent' });
    expect(crumbs()[0]).toBe('Te huur');
  });
});

describe('a property that was found in a list', () => {
  afterEach(() => sessionStorage.clear());

  test('leads back to it with its filters, and to the homes beside it', () => {
    const homes = [7, 4321, 9].map((id) => ({ id, path: `/nl/te-koop/ath/woning/${id}/` }));
    sessionStorage.setItem('facade.list', JSON.stringify({ href: '/nl/te-koop/?type=1&page=2', homes }));
    renderProperty({ id: 4321 });
    expect(screen.getByRole('link', { name: 'Te koop' })).toHaveAttribute('href', '/nl/te-koop/?type=1&page=2');
    expect(screen.getByRole('link', { name: 'Vorig pand van uw resultaten' })).toHaveAttribute('href', homes[0]?.path);
    expect(screen.getByRole('link', { name: 'Volgend pand van uw resultaten' })).toHaveAttribute(
      'href',
      homes[2]?.path,
    );
  });

  test('and any other leads to the whole list', () => {
    renderProperty({ id: 4321 });
    expect(screen.getByRole('link', { name: 'Te koop' })).toHaveAttribute('href', '/nl/te-koop/');
    expect(screen.queryByRole('link', { name: /uw resultaten/ })).toBeNull();
  });
});

test('names the country of an address abroad', () => {
  renderProperty({ countryId: 50, region: null, zip: '8521', city: 'Beckerich', street: null });
  expect(screen.getAllByText(/8521 Beckerich, Luxemburg/)).toHaveLength(3);
});

describe('keeping a property', () => {
  test('remembers it under the key the lists use', async () => {
    renderProperty();
    await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    expect(screen.getByRole('button', { name: 'Bewaard' })).toBeInTheDocument();
    expect(localStorage.getItem('facade.favourites')).toBe('[4321]');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaard' }));
    expect(localStorage.getItem('facade.favourites')).toBe('[]');
  });
});
