import { screen } from '@testing-library/react';
import { renderProperty } from '../testing/render-detail.tsx';

const priceContext = { perSquareMetre: 1320, low: 1150, high: 1510, homes: 18, sold: 6, withinKm: 12 };
const plain = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent?.replaceAll('\u00a0', ' ') === text;

test('says the price per m², that of similar homes, and what it is derived from', () => {
  renderProperty({ priceContext });
  expect(screen.getByRole('heading', { level: 2, name: 'De prijs vergeleken' })).toBeInTheDocument();
  expect(screen.getByText(plain('Dit pand € 1.320 per m²'))).toBeInTheDocument();
  expect(screen.getByText(plain('Gelijkaardige panden € 1.150 – € 1.510 per m²'))).toBeInTheDocument();
  const hint = screen.getByText(/18 gelijkaardige panden .* binnen 12 km/);
  expect(hint).toHaveTextContent('Daarvan zijn er 6 verkocht.');
  expect(hint).toHaveTextContent('Dit pand staat te koop sinds 14 september 2026.');
});

test('is nothing where too few homes are similar', () => {
  renderProperty();
  expect(screen.queryByText('De prijs vergeleken')).toBeNull();
});
