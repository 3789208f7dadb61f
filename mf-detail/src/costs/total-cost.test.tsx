import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleProperty } from '../testing/sample-property.ts';
import { TotalCost } from './total-cost.tsx';

const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('says what is paid when the sales agreement is signed, not with an offer', () => {
  renderInPage(<TotalCost property={sampleProperty()} />);
  expect(screen.getByText(/voorschot van 10/)).toHaveTextContent(/^Bij de ondertekening van het compromis/);
  expect(textOf(screen.getByText(/voorschot van 10/))).toMatch(/€ 24\.500/);
});

test('explains each rate with the day since which it holds', () => {
  renderInPage(<TotalCost property={sampleProperty()} />);
  const lines = screen.getByText('Hoe wij rekenen').closest('details')?.querySelectorAll('li') ?? [];
  expect([...lines].map((line) => textOf(line))).toEqual([
    expect.stringMatching(/Wallonië.*3 ?%.*12,5 ?%.*1 januari 2025/),
    expect.stringMatching(/barema J en € 750.*1 januari 2023.*21 ?%.*lager/),
    expect.stringMatching(/1 ?%.*0,3 ?%.*10 ?%.*30 november 1939/),
    expect.stringMatching(/3,2 ?% rente, 20 ?% eigen middelen.*25 jaar.*1 november 2026/),
  ]);
});

test('label and notes agree on what the notary’s part includes', () => {
  renderInPage(<TotalCost property={sampleProperty()} />);
  expect(screen.getAllByText('Notaris: ereloon en dossier (raming, incl. btw)')).not.toHaveLength(0);
  expect(screen.getByText(/Aktekosten aan derden zijn niet meegerekend/)).toBeInTheDocument();
  expect(screen.getAllByText('Totaal zonder aktekosten en krediet')).not.toHaveLength(0);
  expect(screen.getByText(/^Dit is een raming.*Aktekosten.*komen er nog bij/)).toBeInTheDocument();
});

test('explains VAT where it is paid', () => {
  const groups = [{ key: 'costs' as const, facts: [{ key: 'vatAmount', kind: 'price' as const, value: 42_000 }] }];
  const price = { ...sampleProperty().price, excludesVat: true };
  renderInPage(<TotalCost property={sampleProperty({ price, groups })} />);
  expect(textOf(screen.getByText(/Op nieuwbouw/))).toMatch(/21 ?%.*1 januari 1996.*6 ?%.*175 m².*1 juli 2025/);
  expect(textOf(screen.getByText(/aandeel in de grond 3/))).toMatch(/3 ?% in plaats van 12,5 ?%.*1 januari 2025/);
});

test('says of land that an own home may stand on it', () => {
  renderInPage(<TotalCost property={sampleProperty({ isDwelling: false, categoryIds: [3] })} />);
  expect(screen.getByText('Als grond voor uw enige eigen woning')).toBeInTheDocument();
  expect(screen.getByText('Voor elk ander doel')).toBeInTheDocument();
});
