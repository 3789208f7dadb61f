import { readLoan } from '@facade/shared-domain/costs/loan';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleProperty } from '../testing/sample-property.ts';
import { TotalCost } from './total-cost.tsx';

const show = (changes: Partial<PropertyDetail> = {}, typed = {}) => {
  const property = sampleProperty(changes);
  renderInPage(<TotalCost property={property} form={readLoan(property, typed)} />);
};
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('says what is paid when the sales agreement is signed, not with an offer', () => {
  show();
  expect(screen.getByText(/voorschot van 10/)).toHaveTextContent(/^Bij de ondertekening van het compromis/);
  expect(textOf(screen.getByText(/voorschot van 10/))).toMatch(/€ 24\.500/);
});

test('explains each rate with the day since which it holds', () => {
  show();
  const lines = screen.getByText('Hoe wij rekenen').closest('details')?.querySelectorAll('li') ?? [];
  expect([...lines].map((line) => textOf(line))).toEqual([
    expect.stringMatching(/Wallonië.*3 ?%.*12,5 ?%.*1 januari 2025/),
    expect.stringMatching(/barema J en € 750.*1 januari 2023.*21 ?%.*lager/),
    expect.stringMatching(/Aktekosten: € 800.*derden/),
    expect.stringMatching(/1 ?%.*0,3 ?%.*10 ?%.*30 november 1939.*€ 1.371 vaste kosten/),
    expect.stringMatching(/3,2 ?% rente, 20 ?% eigen middelen.*25 jaar.*1 november 2026/),
  ]);
});

test('the total is all that is due: each line is in it, the deed of the loan too', () => {
  show();
  const rows = [...document.querySelectorAll<HTMLElement>('.card')].map((card) =>
    [...card.querySelectorAll('dd')].map((amount) => Number(amount.textContent?.replace(/\D/g, ''))),
  );
  expect(rows).toHaveLength(2);
  for (const amounts of rows) {
    const total = amounts.pop();
    expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
  }
  expect(screen.getAllByText('Aktekosten aan derden (raming, incl. btw)')).toHaveLength(2);
  expect(screen.getAllByText('Kredietakte: rechten en notaris (raming)')).toHaveLength(2);
  expect(textOf(screen.getByText(/^Dit is een raming/))).toMatch(/met € 52\.000 eigen middelen en een lening/);
});

test('without a loan there is no deed of one, and another price is named as such', () => {
  show({}, { own: '900.000', price: '200.000' });
  expect(screen.queryByText(/^Kredietakte: rechten/)).toBeNull();
  expect(screen.getAllByText('Uw aankoopprijs')).toHaveLength(2);
  expect(screen.queryByText('Vraagprijs')).toBeNull();
});

test('explains VAT where it is paid', () => {
  const groups = [{ key: 'costs' as const, facts: [{ key: 'vatAmount', kind: 'price' as const, value: 42_000 }] }];
  const price = { ...sampleProperty().price, excludesVat: true };
  show({ price, groups });
  expect(textOf(screen.getByText(/Op nieuwbouw/))).toMatch(/21 ?%.*1 januari 1996.*6 ?%.*175 m².*1 juli 2025/);
  expect(textOf(screen.getByText(/aandeel in de grond 3/))).toMatch(/3 ?% in plaats van 12,5 ?%.*1 januari 2025/);
});

test('says of land that an own home may stand on it', () => {
  show({ isDwelling: false, categoryIds: [3] });
  expect(screen.getByText('Als grond voor uw enige eigen woning')).toBeInTheDocument();
  expect(screen.getByText('Voor elk ander doel')).toBeInTheDocument();
});
