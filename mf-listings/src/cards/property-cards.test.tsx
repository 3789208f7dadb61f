import { screen } from '@testing-library/react';
import { plainText, showCards, textOf } from '../testing/show-cards.tsx';

const price = { amount: 245000, charges: null, unit: 0, annuity: null, excludesVat: false };

describe('a card', () => {
  test('says price, type and town, rooms, surfaces and energy label', () => {
    showCards([{}]);
    expect(textOf('.price')).toBe('€ 245.000');
    expect(screen.getByRole('heading', { level: 2, name: 'Woning, Aat' })).toBeInTheDocument();
    expect(textOf('.facts')).toBe('3 slaapkamers1 badkamer142 m² bewoonbare oppervlakte1.250 m² grondoppervlakte');
    expect(textOf('.energy')).toBe('Energielabel C');
  });

  test('shows rent and charges', () => {
    showCards([{ goal: 'rent', price: { ...price, amount: 750, charges: 45 } }]);
    expect(textOf('.price')).toBe('€ 750 /maand+ € 45 lasten');
  });

  test('says that a rent has no charges', () => {
    showCards([{ goal: 'rent', price: { ...price, amount: 75, charges: 0 } }]);
    expect(textOf('.price')).toBe('€ 75 /maandgeen maandelijkse lasten');
  });

  test('hides a price that is not published', () => {
    showCards([{ price: { ...price, amount: null } }]);
    expect(textOf('.price')).toBe('Prijs op aanvraag');
  });

  test.each([
    ['sold', 'Verkocht'],
    ['rented', 'Verhuurd'],
  ] as const)('has no price any more once it is %s', (availability, word) => {
    showCards([{ availability, previousPrice: 260_000 }]);
    expect(textOf('.price')).toBe(word);
  });

  test('says "starting from" for price unit 7', () => {
    showCards([{ price: { ...price, unit: 7 } }], 'fr');
    expect(textOf('.price')).toMatch(/^À partir de 245/);
  });

  test('shows a life annuity as bouquet and monthly sum', () => {
    showCards([{ price: { ...price, amount: 45000, annuity: 650 } }]);
    expect(textOf('.price')).toBe('€ 45.000 bouquet+ € 650 lijfrente per maand');
  });

  test('says that new construction is before VAT', () => {
    showCards([{ price: { ...price, excludesVat: true } }]);
    expect(textOf('.price')).toBe('€ 245.000 excl. btw');
  });

  test('does without town, type, pictures and facts', () => {
    showCards([
      { city: '', title: { text: 'Woning', language: 'nl' }, path: '/nl/te-koop/woning/1/' },
      { typeName: '', title: { text: 'Uniek pand', language: 'nl' } },
      { pictures: [], bedrooms: null, bathrooms: 0, livingArea: null, landArea: null, energy: null },
    ]);
    expect(screen.getByRole('heading', { name: 'Woning' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Uniek pand' })).toBeInTheDocument();
    expect(screen.getByText('Nog geen foto’s')).toBeInTheDocument();
    expect([...document.querySelectorAll('.facts')].at(-1)).toBeEmptyDOMElement();
  });

  test('says the surface of a garage or a shop', () => {
    const none = { bedrooms: null, bathrooms: null, livingArea: null, landArea: null };
    showCards([{ ...none, typeName: 'Garage', totalArea: 17 }]);
    expect(textOf('.facts')).toBe('17 m² oppervlakte');
  });

  test('is marked once it was viewed', () => {
    sessionStorage.setItem('facade.viewed', '[2]');
    showCards([{ id: 1 }, { id: 2 }]);
    const [one, other] = screen.getAllByRole('listitem');
    expect(one).not.toHaveTextContent('Bekeken');
    expect(other).toHaveTextContent('Bekeken');
    sessionStorage.clear();
  });

  test('marks a headline in another language', () => {
    showCards([{ typeName: '', title: { text: 'Villa de charme', language: 'fr' } }]);
    expect(screen.getByRole('heading', { name: 'Villa de charme' })).toHaveAttribute('lang', 'fr');
  });

  test('is visibly closed when sold or rented, whatever its ribbon', () => {
    const ribbon = { id: 5, label: 'Nieuw', tone: 'positive', showOnMap: true } as const;
    showCards([{ availability: 'sold', ribbon }, { availability: 'rented', goal: 'rent' }, { ribbon }]);
    const [sold, rented, open] = screen.getAllByRole('listitem');
    expect(sold).toHaveTextContent('Verkocht');
    expect(sold).not.toHaveTextContent('Nieuw');
    expect(rented).toHaveTextContent('Verhuurd');
    expect(open).toHaveTextContent('Nieuw');
  });

  test('has its own headline, not one that repeats type and town', () => {
    showCards([{}, { title: { text: 'Woning in Aat', language: 'nl' } }]);
    expect([...document.querySelectorAll('.headline')].map(({ textContent }) => textContent)).toEqual([
      'Charmante gezinswoning met tuin',
    ]);
  });

  test('is called new for fourteen days, unless it has another ribbon', () => {
    const today = new Date().toISOString();
    const ribbon = { id: 3, label: 'Optie', tone: 'attention', showOnMap: true } as const;
    const expired = { id: 1, label: 'Nieuw op de markt', tone: 'positive', showOnMap: true } as const;
    showCards([{ publishedAt: today }, { publishedAt: today, ribbon }, { ribbon: expired }]);
    const [fresh, option, old] = screen.getAllByRole('listitem');
    expect(fresh).toHaveTextContent('Nieuw');
    expect(option).not.toHaveTextContent('Nieuw');
    expect(option).toHaveTextContent('Optie');
    expect(old).not.toHaveTextContent('Nieuw');
  });

  test('says by how much its price went down', () => {
    showCards([{ previousPrice: 260_000 }, { previousPrice: 230_000 }]);
    const [lower, higher] = [...document.querySelectorAll('.price')].map(plainText);
    expect(lower).toBe('Prijs verlaagd: nu € 245.000 −5 %, eerst € 260.000');
    expect(higher).toBe('€ 245.000');
  });

  test('fetches only the first picture of the first card at once', () => {
    showCards([{}, {}]);
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy']);
  });
});
