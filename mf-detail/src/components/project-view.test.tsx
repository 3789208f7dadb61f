import { screen } from '@testing-library/react';
import { renderProject } from '../testing/render-detail.tsx';

const page = () => (document.body.textContent ?? '').replace(/\u00a0/g, ' ');

test('shows name, price range and delivery', () => {
  renderProject();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('De Kaai');
  expect(page()).toContain('€ 215.000 tot € 365.000');
  expect(page()).toContain('maart 2027');
});

test('says that it is sold out', () => {
  renderProject({ availableCount: 0, priceMin: null, priceMax: null });
  expect(screen.getByText('Uitverkocht')).toBeInTheDocument();
});

test('says that sales have yet to start where it has no units', () => {
  renderProject({ units: [], unitCount: 0, availableCount: 0, priceMin: null, priceMax: null });
  expect(screen.getByText('De verkoop start binnenkort')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('asks through the form about the project', () => {
  renderProject();
  expect(screen.getByTestId('mf-forms/contact')).toHaveTextContent('{"about":{"kind":"project","id":79}}');
});
