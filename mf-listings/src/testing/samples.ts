import type { Category, City, Facets, ProjectSummary, PropertySummary } from '@facade/shared-domain/model';

/** An ordinary house for sale; spread over it what a test is about. */
export const sampleProperty = (changes: Partial<PropertySummary> = {}): PropertySummary => ({
  id: 101,
  goal: 'sale',
  availability: 'available',
  path: '/nl/te-koop/ath/woning/101/',
  title: { text: 'Charmante gezinswoning met tuin', language: 'nl' },
  typeName: 'Woning',
  categoryIds: [1],
  city: 'Aat',
  zip: '7800',
  street: 'Rue de Pintamont 12',
  price: { amount: 245000, charges: null, unit: 0, annuity: null, excludesVat: false },
  ribbon: null,
  bedrooms: 3,
  bathrooms: 1,
  livingArea: 142,
  landArea: 1250,
  energy: { band: 'c', region: 'wallonia', kwhPerM2: 231 },
  pictures: [1, 2, 3].map((number) => samplePicture(`p101-${number}`)),
  location: { lat: 50.63, lng: 3.778, exact: true },
  projectId: null,
  publishedAt: '2026-03-01',
  ...changes,
});

export const samplePicture = (id: string) => ({ id, width: 1600, height: 1200, alt: `Foto ${id}`, color: '#c9b8a0' });

export const sampleCategories: Category[] = [
  { id: 1, name: 'Woning', counts: { sale: 36, rent: 2 } },
  { id: 3, name: 'Bouwgrond', counts: { sale: 12, rent: 0 } },
  { id: 12, name: 'Appartement', counts: { sale: 9, rent: 6 } },
];

const sampleCity = (name: string, label: string, zip: string, sale: number, rent: number): City => ({
  name,
  label,
  aliases: [label],
  zip,
  counts: { sale, rent },
  location: null,
});

export const sampleCities: City[] = [
  { ...sampleCity('Ath', 'Aat', '7800', 30, 4), location: { lat: 50.63, lng: 3.778 } },
  sampleCity('Lanquesaint', 'Lanquesaint', '7800', 2, 0),
  sampleCity('Lessines', 'Lessen', '7860', 8, 0),
  sampleCity('Silly', 'Opzullik', '7830', 0, 1),
];

export const sampleFacets: Facets = {
  type: [
    { value: '1', count: 5 },
    { value: '3', count: 0 },
    { value: '12', count: 2 },
  ],
  city: [
    { value: 'Ath|7800', count: 4 },
    { value: 'Lessines|7860', count: 1 },
  ],
  energy: [
    { value: 'a', count: 3 },
    { value: 'g', count: 0 },
  ],
  bedrooms: [
    { value: '1', count: 5 },
    { value: '5', count: 0 },
  ],
  has: [
    { value: 'garden', count: 4 },
    { value: 'lift', count: 0 },
  ],
  minPrice: [
    { value: '200000', count: 4 },
    { value: '500000', count: 0 },
  ],
  maxPrice: [
    { value: '50000', count: 0 },
    { value: '250000', count: 3 },
  ],
  minSurface: [{ value: '100', count: 4 }],
  minLand: [{ value: '500', count: 2 }],
};

const sampleProject = (id: number, changes: Partial<ProjectSummary>): ProjectSummary => ({
  id,
  path: `/nl/projecten/ath/project/${id}/`,
  name: 'Clos des Tilleuls',
  city: 'Aat',
  zip: '7800',
  priceMin: 215000,
  priceMax: 365000,
  unitCount: 6,
  availableCount: 4,
  optionCount: 0,
  deliveryAt: '2027-05-01',
  pictures: [samplePicture(`project-${id}`)],
  location: null,
  ...changes,
});

/** One with units left, one sold out, one that has not said anything yet. */
export const sampleProjects: ProjectSummary[] = [
  sampleProject(79, { optionCount: 1 }),
  sampleProject(78, { name: 'Dendertuin', availableCount: 0, priceMin: null, deliveryAt: null }),
  sampleProject(50, { name: '', unitCount: 0, availableCount: 0, priceMin: null, deliveryAt: null, pictures: [] }),
];
