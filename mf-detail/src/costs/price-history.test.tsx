import { screen, within } from '@testing-library/react';
import { renderProperty } from '../testing/render-detail.tsx';

const history = [
  { at: '2026-06-12T00:00:00.000Z', amount: 260_000 },
  { at: '2026-09-03T00:00:00.000Z', amount: 250_000 },
  { at: '2026-11-04T22:30:00.000Z', amount: 245_000 },
];

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1).map(plain);

test('is a table of dates, prices and differences, the newest first', () => {
  renderProperty({ priceHistory: history });
  expect(screen.getByRole('heading', { level: 2, name: 'Prijsgeschiedenis' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Vraagprijs' })).toBeInTheDocument();
  expect(rows()).toEqual([
    '4 november 2026€ 245.000− € 5.000 (2 %)',
    '3 september 2026€ 250.000− € 10.000 (3,8 %)',
    '12 juni 2026€ 260.000eerste prijs',
  ]);
});

test('says of a rent that it is one, and that it rose', () => {
  renderProperty({
    goal: 'rent',
    priceHistory: [
      { at: '2026-06-12', amount: 700 },
      { at: '2026-09-03', amount: 735 },
    ],
  });
  expect(screen.getByRole('columnheader', { name: 'Huurprijs per maand' })).toBeInTheDocument();
  expect(rows()[0]).toBe('3 september 2026€ 735+ € 35 (5 %)');
});

test('is nothing where the price never changed', () => {
  renderProperty();
  expect(screen.queryByText('Prijsgeschiedenis')).toBeNull();
});

test('is there where nothing can be worked out: abroad', () => {
  renderProperty({ region: null, countryId: 50, priceHistory: history });
  expect(screen.getByRole('heading', { name: 'Prijsgeschiedenis' })).toBeInTheDocument();
  expect(screen.queryByText('Wat kost het in totaal?')).toBeNull();
  expect(screen.queryByText('Wat betaalt u per maand?')).toBeNull();
});
