import type { PropertyDetail } from '@facade/shared-domain/model';
import { screen, within } from '@testing-library/react';
import { renderProperty } from '../testing/render-detail.tsx';

const bar = () => within(screen.getByRole('navigation', { name: 'Onderdelen van deze pagina' }));
const names = () =>
  bar()
    .getAllByRole('link')
    .map((link) => link.textContent);

const bare: Partial<PropertyDetail> = {
  description: { html: '', summary: '', language: 'nl' },
  energy: null,
  documents: [],
  price: { amount: null, charges: null, unit: null, annuity: null, excludesVat: false },
};

test('names the parts in their order', () => {
  renderProperty();
  expect(names()).toEqual(['Beschrijving', 'Energie', 'Kenmerken', 'Ligging', 'Kosten', 'Documenten', 'Contact']);
});

test('names no part that the page has not', () => {
  renderProperty(bare);
  expect(names()).toEqual(['Kenmerken', 'Ligging', 'Documenten', 'Contact']);
});

test.each<[string, Partial<PropertyDetail>]>([
  ['a house', {}],
  ['with next to nothing known', bare],
  ['a rental', { goal: 'rent' }],
  ['with a tour', { virtualTourUrl: 'https://kuula.co/post/x' }],
  ['sold', { availability: 'sold' }],
  ['abroad', { region: null, countryId: 50 }],
  ['without a place', { location: null, city: '', zip: '', street: null }],
  ['a life annuity', { price: { amount: 60000, charges: null, unit: null, annuity: 700, excludesVat: false } }],
  ['new construction', { price: { amount: 260000, charges: null, unit: null, annuity: null, excludesVat: true } }],
])('each link has a place to lead to: %s', (_what, changes) => {
  renderProperty(changes);
  for (const link of bar().getAllByRole('link')) {
    const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect([link.textContent, part?.textContent !== '']).toEqual([link.textContent, true]);
    expect(part).not.toBeNull();
  }
});
