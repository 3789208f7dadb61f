import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProperty } from '../testing/render-detail.tsx';

beforeEach(() => localStorage.clear());

const price = (changes: object) => ({
  price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false, ...changes },
});
const textOf = (element: HTMLElement) => (element.textContent ?? '').replace(/\u00a0/g, ' ');

describe('a rental', () => {
  const rental = { goal: 'rent' as const, ...price({ amount: 760, charges: 65 }) };
  const depositOf = () => screen.getByText(/^Huurwaarborg \(/).parentElement as HTMLElement;

  test('asks two months in Wallonia and says that the law does', () => {
    renderProperty(rental);
    expect(textOf(depositOf())).toBe('Huurwaarborg (2 maanden huur)€ 1.520');
    expect(screen.getByText(/in Wallonië mag de waarborg wettelijk hoogstens twee maanden/)).toBeInTheDocument();
  });

  test('asks three months in Flanders, and of what nobody lives in', () => {
    const { unmount } = renderProperty({ ...rental, region: 'flanders' });
    expect(textOf(depositOf())).toContain('(3 maanden huur)€ 2.280');
    unmount();
    renderProperty({ ...rental, isDwelling: false, energy: null });
    expect(textOf(depositOf())).toContain('(3 maanden huur)');
    expect(screen.getByText(/bovengrens voor een hoofdverblijfplaats geldt hier niet/)).toBeInTheDocument();
  });
});

test('counts the sums that the agency names for a rental, as its facts do', () => {
  const facts = [
    { key: 'deposit', kind: 'price' as const, value: 75 },
    { key: 'inventoryCost', kind: 'price' as const, value: 190 },
  ];
  renderProperty({
    goal: 'rent',
    isDwelling: false,
    ...price({ amount: 75, charges: 0 }),
    groups: [{ key: 'rental', facts }],
  });
  const section = screen.getByRole('heading', { name: 'Wat betaalt u bij het begin?' }).parentElement as HTMLElement;
  const rows = [...section.querySelectorAll('dl > div')].map((row) => textOf(row as HTMLElement));
  expect(rows).toEqual([
    'Eerste maand huur€ 75',
    'Huurwaarborg€ 75',
    'Plaatsbeschrijving (uw helft)€ 190',
    'Totaal€ 340',
  ]);
  expect(section).not.toHaveTextContent('drie maanden');
});

describe('the mortgage calculator', () => {
  test('answers while the visitor types', async () => {
    renderProperty(price({ amount: 250000 }));
    const own = screen.getByLabelText('Eigen middelen (€)');
    await userEvent.clear(own);
    await userEvent.type(own, '68.700');
    await userEvent.clear(screen.getByLabelText('Rentevoet (% per jaar)'));
    await userEvent.type(screen.getByLabelText('Rentevoet (% per jaar)'), '3');
    await userEvent.clear(screen.getByLabelText('Looptijd (jaar)'));
    await userEvent.type(screen.getByLabelText('Looptijd (jaar)'), '20');
    const answer = document.querySelector('#mortgage output') as HTMLElement;
    expect(textOf(answer)).toContain('€ 1.105 per maand');
    expect(textOf(answer)).toContain('u leent € 200.000');
  });

  test('says what is wrong with a text that is no figure, and shows no result of before', async () => {
    renderProperty(price({ amount: 250000 }));
    const rate = screen.getByLabelText('Rentevoet (% per jaar)');
    await userEvent.clear(rate);
    await userEvent.type(rate, 'abc');
    expect(rate).toHaveAccessibleDescription('Vul een getal in van 0 tot 15.');
    expect(rate).toBeInvalid();
    expect(document.querySelector('#mortgage output')).toBeEmptyDOMElement();
    expect(rate).toHaveValue('abc');
  });

  test('groups the digits of an amount once the field is left', async () => {
    renderProperty(price({ amount: 250000 }));
    const own = screen.getByLabelText('Eigen middelen (€)');
    await userEvent.clear(own);
    await userEvent.type(own, '125000');
    await userEvent.tab();
    expect(own).toHaveValue('125.000');
  });

  test('is of the whole cost, with VAT, notary, deed and the deed of the loan', () => {
    const groups = [{ key: 'costs' as const, facts: [{ key: 'vatAmount', kind: 'price' as const, value: 44_000 }] }];
    renderProperty({ ...price({ amount: 250000, excludesVat: true }), groups });
    // 250,000 + 44,000 + 3,870 + 800, and 5,920 for the deed of a loan of 244,590 beside 60,000 of own means.
    expect(textOf(document.querySelector('#mortgage output') as HTMLElement)).toContain('Totale kostprijs € 304.590:');
    expect(textOf(document.querySelector('#costs .total') as HTMLElement)).toBe('Totaal€ 304.590');
  });

  test("the price says what it comes to a month, on the visitor's own terms, here and at the next home", async () => {
    const { unmount } = renderProperty(price({ amount: 250000 }));
    const monthOf = async () => textOf(await screen.findByRole('link', { name: /^≈/ }));
    const answer = () => textOf(document.querySelector('#mortgage output strong') as HTMLElement);
    const first = await monthOf();
    expect(first).toBe(`≈ ${answer()} per maand`);
    await userEvent.selectOptions(screen.getByLabelText('Bestemming'), 'other');
    const own = screen.getByLabelText('Eigen middelen (€)');
    await userEvent.clear(own);
    await userEvent.type(own, '100000');
    await waitFor(async () => expect(await monthOf()).toBe(`≈ ${answer()} per maand`));
    expect(await monthOf()).not.toBe(first);
    unmount();
    renderProperty(price({ amount: 300000 }));
    expect(screen.getByLabelText('Eigen middelen (€)')).toHaveValue('100000');
    await waitFor(async () => expect(await monthOf()).toBe(`≈ ${answer()} per maand`));
    // The price is of the home, and not kept.
    expect(screen.getByLabelText('Aankoopprijs (€)')).toHaveValue('300.000');
  });

  test('an emptied field gets its first figure again, and is not kept', async () => {
    renderProperty(price({ amount: 250000 }));
    const years = screen.getByLabelText('Looptijd (jaar)');
    await userEvent.clear(years);
    await userEvent.tab();
    expect(years).toHaveValue('25');
    expect(JSON.parse(localStorage.getItem('facade.loan') ?? '{}')).not.toHaveProperty('years');
  });
});
