import { sampleSite } from '@facade/section-kit/testing';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { propertySections } from '../sections/property-sections.ts';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleProperty } from '../testing/sample-property.ts';
import { CostParts } from './cost-parts.tsx';

const OFFER = '/downloads/offre-ferme-d-acquerir/';
const routes = [
  ...sampleSite().routes,
  {
    original: OFFER,
    paths: { nl: '/nl/downloads/vast-bod/' },
    type: 'article' as const,
    label: 'Vast bod',
    parent: null,
  },
];
const show = (changes: Partial<PropertyDetail>) =>
  renderInPage(<CostParts property={sampleProperty(changes)} loan={null} />, '/', 'nl', { routes });
const { price } = sampleProperty();

test.each<[string, Partial<PropertyDetail>]>([
  ['a house', {}],
  ['a life annuity', { price: { ...price, amount: 78_000, annuity: 980 } }],
  ['a price on request', { price: { ...price, amount: null } }],
])('an offer can be made for %s', (_what, changes) => {
  show(changes);
  const button = screen.getByRole('link', { name: 'Doe een bod op dit pand' });
  expect(button).toHaveClass('ui-button');
  expect(button).toHaveAttribute('href', expect.stringContaining('4321'));
});

test('a life annuity has no sum, but says what duty and fee are due on', () => {
  const annuity = { price: { ...price, amount: 78_000, annuity: 980 } };
  show(annuity);
  expect(screen.getByText(/op het bouquet en de gekapitaliseerde rente samen/)).toBeInTheDocument();
  expect(propertySections(sampleProperty(annuity))).toContain('costs');
});

test('no offer for what is sold', () => {
  show({ availability: 'sold' });
  expect(screen.queryByRole('link', { name: 'Doe een bod op dit pand' })).toBeNull();
});
