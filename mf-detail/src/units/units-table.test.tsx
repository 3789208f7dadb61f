import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderProject } from '../testing/render-detail.tsx';
import { sampleUnit } from '../testing/sample-property.ts';

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('a')?.textContent);

const column = (name: string) => screen.getByRole('columnheader', { name });

test('begins in the order of the units', () => {
  renderProject();
  expect(rows()).toEqual(['Unit 0.1', 'Unit 1.1', 'Unit 2.10']);
  expect(column('Eenheid')).toHaveAttribute('aria-sort', 'ascending');
  expect(column('Prijs')).not.toHaveAttribute('aria-sort');
});

test('sorts by a column, turns round, and says which way', async () => {
  renderProject();
  await userEvent.click(screen.getByRole('button', { name: 'Oppervlakte' }));
  expect(rows()).toEqual(['Unit 2.10', 'Unit 1.1', 'Unit 0.1']);
  expect(column('Oppervlakte')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Oppervlakte' }));
  expect(rows()).toEqual(['Unit 0.1', 'Unit 1.1', 'Unit 2.10']);
  expect(column('Oppervlakte')).toHaveAttribute('aria-sort', 'descending');
  expect(column('Eenheid')).not.toHaveAttribute('aria-sort');
});

test('sorts through the address where there is no JavaScript', () => {
  renderProject();
  const button = screen.getByRole('button', { name: 'Prijs' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button).toHaveAttribute('name', 'sort');
  expect(button).toHaveAttribute('value', 'price');
  expect((button as HTMLButtonElement).form).toHaveAttribute('method', 'get');
});

test('shows terraces where a unit has one, and names what lies under the ground', () => {
  const { unmount } = renderProject({ units: [sampleUnit(1, { floor: -1 }), sampleUnit(2, { floor: -2 })] });
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first?.textContent?.replace(/\u00a0/g, ' ')).toMatch(/kelder.*92 m².*11 m²/);
  expect(second).toHaveTextContent('kelder −2');
  unmount();
  renderProject({ units: [sampleUnit(1, { terraceArea: null }), sampleUnit(2, { terraceArea: 0 })] });
  expect(screen.queryByRole('columnheader', { name: 'Terras' })).not.toBeInTheDocument();
});

test('shows floor, surface, price before VAT and status, and no price of what is sold', () => {
  renderProject();
  const [, first, sold, onRequest] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first?.textContent?.replace(/\u00a0/g, ' ')).toMatch(/gelijkvloers.*104 m².*€ 289\.000.*excl\. btw.*te koop/);
  expect(sold).not.toHaveTextContent('265.000');
  expect(sold).toHaveTextContent('verkocht');
  expect(onRequest).toHaveTextContent('Prijs op aanvraag');
});
