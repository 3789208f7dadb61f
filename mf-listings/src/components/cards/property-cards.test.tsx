import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { PropertySummary } from '@facade/shared-domain/model';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { toCardProperty } from '../../model/cards/card-data.ts';
import { sampleProperty } from '../../testing/samples.ts';
import { PropertyCards } from './property-cards.tsx';

function show(properties: Partial<PropertySummary>[], language: 'nl' | 'fr' = 'nl') {
  const cards = properties.map((changes, index) => toCardProperty(sampleProperty({ id: index + 1, ...changes })));
  return render(
    <TestPage site={sampleSite(language)} language={language} locales={{ 'mf-listings': language === 'nl' ? nl : fr }}>
      <PropertyCards properties={cards} perRow={3} heading="h2" first />
    </TestPage>,
  );
}

/** Text of the only card, blanks of every kind made one. */
const textOf = (selector: string) => plainText(document.querySelector(selector));
const plainText = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

const price = { amount: 245000, charges: null, unit: 0, annuity: null, excludesVat: false };

describe('a card', () => {
  test('says price, type and town, rooms, surfaces and energy label', () => {
    show([{}]);
    expect(textOf('.price')).toBe('€ 245.000');
    expect(screen.getByRole('heading', { level: 2, name: 'Woning, Aat' })).toBeInTheDocument();
    expect(textOf('.facts')).toBe('3 slaapkamers1 badkamer142 m² bewoonbare oppervlakte1.250 m² grondoppervlakte');
    expect(textOf('.energy')).toBe('Energielabel C');
  });

  test('shows rent and charges', () => {
    show([{ goal: 'rent', price: { ...price, amount: 750, charges: 45 } }]);
    expect(textOf('.price')).toBe('€ 750 /maand+ € 45 lasten');
  });

  test('says that a rent has no charges', () => {
    show([{ goal: 'rent', price: { ...price, amount: 75, charges: 0 } }]);
    expect(textOf('.price')).toBe('€ 75 /maandgeen maandelijkse lasten');
  });

  test('hides a price that is not published', () => {
    show([{ price: { ...price, amount: null } }]);
    expect(textOf('.price')).toBe('Prijs op aanvraag');
  });

  test('says "starting from" for price unit 7', () => {
    show([{ price: { ...price, unit: 7 } }], 'fr');
    expect(textOf('.price')).toMatch(/^À partir de 245/);
  });

  test('shows a life annuity as bouquet and monthly sum', () => {
    show([{ price: { ...price, amount: 45000, annuity: 650 } }]);
    expect(textOf('.price')).toBe('€ 45.000 bouquet+ € 650 lijfrente per maand');
  });

  test('says that new construction is before VAT', () => {
    show([{ price: { ...price, excludesVat: true } }]);
    expect(textOf('.price')).toBe('€ 245.000 excl. btw');
  });

  test('does without town, type, pictures and facts', () => {
    show([
      { city: '', title: { text: 'Woning', language: 'nl' }, path: '/nl/te-koop/woning/1/' },
      { typeName: '', title: { text: 'Uniek pand', language: 'nl' } },
      { pictures: [], bedrooms: null, bathrooms: 0, livingArea: null, landArea: null, energy: null },
    ]);
    expect(screen.getByRole('heading', { name: 'Woning' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Uniek pand' })).toBeInTheDocument();
    expect(screen.getByText('Nog geen foto’s')).toBeInTheDocument();
    expect([...document.querySelectorAll('.facts')].at(-1)).toBeEmptyDOMElement();
  });

  test('marks a headline in another language', () => {
    show([{ typeName: '', title: { text: 'Villa de charme', language: 'fr' } }]);
    expect(screen.getByRole('heading', { name: 'Villa de charme' })).toHaveAttribute('lang', 'fr');
  });

  test('is visibly closed when sold or rented, whatever its ribbon', () => {
    const ribbon = { id: 5, label: 'Nieuw', tone: 'positive', showOnMap: true } as const;
    show([{ availability: 'sold', ribbon }, { availability: 'rented', goal: 'rent' }, { ribbon }]);
    const [sold, rented, open] = screen.getAllByRole('listitem');
    expect(sold).toHaveTextContent('Verkocht');
    expect(sold).not.toHaveTextContent('Nieuw');
    expect(rented).toHaveTextContent('Verhuurd');
    expect(open).toHaveTextContent('Nieuw');
  });

  test('has its own headline, not one that repeats type and town', () => {
    show([{}, { title: { text: 'Woning in Aat', language: 'nl' } }]);
    expect([...document.querySelectorAll('.headline')].map(({ textContent }) => textContent)).toEqual([
      'Charmante gezinswoning met tuin',
    ]);
  });

  test('is called new for fourteen days, unless it has another ribbon', () => {
    const today = new Date().toISOString();
    const ribbon = { id: 3, label: 'Optie', tone: 'attention', showOnMap: true } as const;
    const expired = { id: 1, label: 'Nieuw op de markt', tone: 'positive', showOnMap: true } as const;
    show([{ publishedAt: today }, { publishedAt: today, ribbon }, { ribbon: expired }]);
    const [fresh, option, old] = screen.getAllByRole('listitem');
    expect(fresh).toHaveTextContent('Nieuw');
    expect(option).not.toHaveTextContent('Nieuw');
    expect(option).toHaveTextContent('Optie');
    expect(old).not.toHaveTextContent('Nieuw');
  });

  test('says by how much its price went down', () => {
    show([{ previousPrice: 260_000 }, { previousPrice: 230_000 }]);
    const [lower, higher] = [...document.querySelectorAll('.price')].map(plainText);
    expect(lower).toBe('€ 245.000 −5% Vroegere prijs € 260.000');
    expect(higher).toBe('€ 245.000');
  });

  test('fetches only the first picture of the first card at once', () => {
    show([{}, {}]);
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy']);
  });
});

describe('pictures of a card', () => {
  test('arrive with the arrows when the pointer does, on that card alone', async () => {
    show([{}, {}]);
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('no card');
    await userEvent.hover(first);
    expect(within(first).getAllByRole('img')).toHaveLength(3);
    expect(screen.getAllByRole('img')).toHaveLength(4);
    expect(screen.getAllByRole('button', { name: /Volgende foto/ })).toHaveLength(1);
  });

  test('say which one shows while they are swiped', () => {
    const pictures = Array.from({ length: 9 }, (_, index) => ({
      id: `p${index}`,
      width: 4,
      height: 3,
      alt: '',
      color: '#000000',
    }));
    show([{ pictures }]);
    expect(textOf('.count')).toBe('Foto 1/ van 9');
    const strip = document.querySelector('.slides') as HTMLElement;
    Object.defineProperty(strip, 'clientWidth', { value: 400 });
    fireEvent.pointerOver(strip);
    fireEvent.scroll(strip, { target: { scrollLeft: 410 } });
    expect(textOf('.count')).toBe('Foto 2/ van 9');
    expect(document.querySelector<HTMLElement>('.dots')?.style.getPropertyValue('--place')).toBe('1');
    expect(screen.getByText('Alle foto’s bekijken')).toBeInTheDocument();
  });

  test('are stepped through with the arrows, round and round', async () => {
    show([{}]);
    await userEvent.tab();
    const strip = document.querySelector('.slides');
    if (!strip) throw new Error('no strip');
    const scrollTo = jest.fn(({ left }: ScrollToOptions) => Object.assign(strip, { scrollLeft: left }));
    Object.assign(strip, { scrollTo });
    Object.defineProperty(strip, 'clientWidth', { value: 400 });
    const next = screen.getByRole('button', { name: 'Volgende foto: Woning, Aat' });
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(screen.getByRole('button', { name: 'Vorige foto: Woning, Aat' }));
    expect(scrollTo.mock.calls.map(([{ left }]) => left)).toEqual([400, 800, 0, 800]);
  });
});

describe('keeping a property', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('is remembered, and undone by the same heart', async () => {
    show([{ id: 41 }, { id: 42 }]);
    const [, heart] = screen.getAllByRole('button', { name: 'Bewaren: Woning, Aat' });
    if (!heart) throw new Error('no heart');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('facade.favourites')).toBe('[42]');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('facade.favourites')).toBe('[]');
  });

  test('follows another tab', () => {
    show([{ id: 41 }]);
    localStorage.setItem('facade.favourites', '[41]');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'facade.favourites' }));
    });
    expect(screen.getByRole('button', { name: /Bewaren/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('works while the browser refuses to store', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    show([{ id: 41 }]);
    await userEvent.click(screen.getByRole('button', { name: /Bewaren/ }));
    expect(screen.getByRole('button', { name: /Bewaren/ })).toHaveAttribute('aria-pressed', 'true');
    refuse.mockRestore();
  });
});
