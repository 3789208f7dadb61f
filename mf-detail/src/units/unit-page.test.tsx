import { sampleSite } from '@facade/section-kit/testing';
import { screen, within } from '@testing-library/react';
import { propertyBreadcrumbs } from '../head/breadcrumbs.ts';
import { renderProperty } from '../testing/render-detail.tsx';
import { sampleProperty } from '../testing/sample-property.ts';

const project = { id: 79, name: 'De Kaai', path: '/nl/projecten/ath/de-kaai/79/' };
const site = sampleSite('nl', {
  routes: [
    ...sampleSite().routes,
    {
      original: '/projets-neufs/',
      paths: { nl: '/nl/nieuwbouwprojecten/', fr: '/fr/projets-neufs/' },
      type: 'project-list',
      label: 'Nieuwbouwprojecten',
      parent: null,
    },
  ],
});

test('leads from the projects through its project to the unit', () => {
  expect(propertyBreadcrumbs(sampleProperty({ project, typeName: 'Appartement' }), site)).toEqual([
    { label: 'Nieuwbouwprojecten', path: '/nl/nieuwbouwprojecten/' },
    { label: 'De Kaai', path: project.path },
    { label: 'Appartement', path: sampleProperty().path },
  ]);
});

test('goes by its title where it has no type', () => {
  expect(propertyBreadcrumbs(sampleProperty({ project, typeName: '' }), site).at(-1)?.label).toBe(
    'Herenhuis met stadstuin',
  );
});

test('links to its project from breadcrumb and text', () => {
  renderProperty({ project });
  expect(
    within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getByRole('link', { name: 'De Kaai' }),
  ).toHaveAttribute('href', project.path);
  expect(screen.getByText('Maakt deel uit van').parentElement).toContainElement(
    screen.getAllByRole('link', { name: 'De Kaai' }).at(-1) as HTMLElement,
  );
});
