import { screen } from '@testing-library/react';
import { renderProperty } from '../testing/render-detail.tsx';

const energy = (region: 'flanders' | 'wallonia' | 'brussels', band: string, kwhPerM2: number | null = null) => ({
  region,
  energy: { region, band, kwhPerM2 },
});

test.each([
  ['flanders', 'b', 'Energielabel B op de schaal van A+ tot F (Vlaanderen)'],
  ['wallonia', 'a_plusplus', 'Energielabel A++ op de schaal van A++ tot G (Wallonië)'],
  ['brussels', 'c_sub', 'Energielabel C− op de schaal van A+ tot G (Brussel)'],
] as const)('draws the scale of %s', (region, band, name) => {
  renderProperty(energy(region, band));
  expect(screen.getByRole('img', { name })).toBeInTheDocument();
});

test.each([
  ['wallonia', 'PEB-label'],
  ['flanders', 'EPC-label'],
  ['brussels', 'EPB-label'],
] as const)('calls the label of %s %s, in the strip and beside the scale', (region, name) => {
  renderProperty({ ...energy(region, 'c', 212), region, groups: [] });
  expect(screen.getAllByText(name, { selector: 'dt' })).toHaveLength(2);
});

test('shows what Walloon advertising law asks, and says so where something is still missing', () => {
  const { unmount } = renderProperty();
  expect(screen.getByText('212 kWh/m² per jaar')).toBeInTheDocument();
  expect(screen.getByText('39.432 kWh per jaar')).toBeInTheDocument();
  expect(screen.getByText('20240912001234')).toBeInTheDocument();
  unmount();
  renderProperty({ ...energy('wallonia', 'c', 212), groups: [] });
  expect(screen.getAllByText('in aanvraag')).toHaveLength(2);
});

test('does not say of a certificate that has its number that it is requested', () => {
  const certificate = { key: 'epcCode', kind: 'code', value: '20240912001234' } as const;
  renderProperty({ ...energy('wallonia', 'c'), groups: [{ key: 'energy', facts: [certificate] }] });
  expect(screen.queryByText('in aanvraag')).not.toBeInTheDocument();
  expect(screen.getAllByText('nog mee te delen')).toHaveLength(2);
});

test('holds the other figures of the certificate too, once', () => {
  renderProperty({ groups: [{ key: 'energy', facts: [{ key: 'co2Emission', kind: 'number', value: 45 }] }] });
  expect(screen.getByText('CO₂-uitstoot').nextElementSibling).toHaveTextContent('45 kg CO₂/m² per jaar');
  expect(screen.getAllByRole('heading', { name: 'Energie' })).toHaveLength(1);
});

test.each([
  ['e', true],
  ['f', true],
  ['d', false],
])('shows the duty to renovate to buyers of a Flemish home with label %s: %s', (band, told) => {
  renderProperty(energy('flanders', band));
  expect(screen.queryAllByText(/^Renovatieplicht/)).toHaveLength(told ? 1 : 0);
});

test('informs neither tenants nor buyers elsewhere', () => {
  const { unmount } = renderProperty({ ...energy('flanders', 'f'), goal: 'rent' });
  expect(screen.queryByText(/^Renovatieplicht/)).not.toBeInTheDocument();
  unmount();
  renderProperty(energy('wallonia', 'f'));
  expect(screen.queryByText(/^Renovatieplicht/)).not.toBeInTheDocument();
});

test('without a label, the facts say that the certificate is requested, if the law wants one', () => {
  renderProperty({ energy: null, groups: [] });
  expect(screen.queryByText('PEB-certificaat van het Waals Gewest')).not.toBeInTheDocument();
  for (const label of ['PEB-label', 'Certificaatnummer'])
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent('in aanvraag');
});

test('is left out of land', () => {
  renderProperty({ energy: null, groups: [], isDwelling: false, categoryIds: [3] });
  expect(screen.queryByRole('heading', { name: 'Energie' })).not.toBeInTheDocument();
});
