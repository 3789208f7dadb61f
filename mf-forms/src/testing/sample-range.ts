import type { PriceRange, PropertySummary } from '@facade/shared-domain/model';

const home: PropertySummary = {
  id: 4321,
  goal: 'sale',
  availability: 'available',
  path: '/nl/te-koop/ath/woning/4321/',
  title: { text: 'Rijwoning met tuin', language: 'nl' },
  typeName: 'Woning',
  categoryIds: [1],
  city: 'Aat',
  zip: '7800',
  street: null,
  price: { amount: 229_000, charges: null, unit: null, annuity: null, excludesVat: false },
  ribbon: null,
  bedrooms: 3,
  bathrooms: 1,
  livingArea: 118,
  landArea: 210,
  energy: { band: 'c', region: 'wallonia', kwhPerM2: 210 },
  pictures: [{ id: 'p', width: 1600, height: 1200, alt: 'Voorgevel', color: '#c9b9a2' }],
  location: null,
  projectId: null,
  publishedAt: '2026-10-01T00:00:00Z',
};

/** A price range from eight homes, two of them sold; the nearest one for sale and one sold. */
export const sampleRange: PriceRange = {
  low: 205_000,
  high: 240_000,
  perSquareMetre: 1950,
  homes: 8,
  sold: 2,
  withinKm: 6,
  nearest: [home, { ...home, id: 4322, availability: 'sold', price: { ...home.price, amount: null } }],
};
