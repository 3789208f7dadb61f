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
  expect(screen.getByTestId('mf-forms/contact')).toHaveTextContent('{"about":{"kind":"project","id":79},"name":');
});

test.each([
  ['a building', {}],
  ['not on sale yet', { units: [], documents: [], location: null, city: '', zip: '' }],
])('each link of the bar has a place to lead to: %s', (_what, changes) => {
  renderProject(changes);
  const bar = screen.getByRole('navigation', { name: 'Onderdelen van deze pagina' });
  for (const link of bar.querySelectorAll('a'))
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
});

test('shows the floors with what is still to be had on each', () => {
  renderProject();
  const floors = document.getElementById('floors') as HTMLElement;
  expect([...floors.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    expect.stringMatching(/2.*Unit 2\.10te koop/),
    expect.stringMatching(/1.*Unit 1\.1verkocht/),
    expect.stringMatching(/gelijkvloers.*Unit 0\.1te koop/),
  ]);
});
