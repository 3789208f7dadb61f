import type { PropertyDetail } from '@facade/shared-domain/model';
import { screen, within } from '@testing-library/react';
import { propertySections } from '../sections/property-sections.ts';
import { renderProperty } from '../testing/render-detail.tsx';
import { sampleProperty, sampleUnit } from '../testing/sample-property.ts';

const project = { id: 79, name: 'De Kaai', path: '/nl/projecten/ath/de-kaai/79/' };
const unit: Partial<PropertyDetail> = {
  project,
  otherUnits: [
    sampleUnit(5, { name: '1.2', floor: 1, bedrooms: 3 }),
    sampleUnit(4, { name: '0.1', floor: 0, status: 'option' }),
  ],
};
const TITLE = 'Andere eenheden in De Kaai';
const textOf = (element: HTMLElement | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');

test('a unit shows the other units of its project in the order of the api, each with its figures and its page', () => {
  renderProperty(unit);
  const [, first, second] = within(screen.getByRole('table', { name: TITLE })).getAllByRole('row');
  expect(textOf(first)).toMatch(/Eenheid 1\.2.*1e.*92 m².*3.*€ 265\.000.*te koop/);
  expect(textOf(second)).toMatch(/Eenheid 0\.1.*gelijkvloers.*in optie/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', unit.otherUnits?.[0]?.path);
  expect(screen.getByRole('link', { name: 'Alle eenheden van het project' })).toHaveAttribute(
    'href',
    `${project.path}#units`,
  );
});

test('the bar of sections leads to them', () => {
  renderProperty(unit);
  const bar = screen.getByRole('navigation', { name: 'Onderdelen van deze pagina' });
  const target = within(bar).getByRole('link', { name: 'Andere eenheden' }).getAttribute('href') ?? '';
  expect(document.querySelector(target)).toContainElement(screen.getByRole('table', { name: TITLE }));
});

test('a sold unit shows them first, before homes elsewhere that are similar', () => {
  renderProperty({ ...unit, availability: 'sold' });
  const table = screen.getByRole('table', { name: TITLE });
  const similar = screen.getByTestId('mf-listings/similar-properties');
  expect(table.compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(propertySections(sampleProperty({ ...unit, availability: 'sold' }))).not.toContain('otherUnits');
});

test('there is no table where the project has nothing else', () => {
  renderProperty({ project });
  expect(screen.queryByRole('table', { name: TITLE })).not.toBeInTheDocument();
  expect(propertySections(sampleProperty({ project }))).not.toContain('otherUnits');
});
