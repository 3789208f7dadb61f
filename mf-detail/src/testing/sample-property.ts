import type { Agent, Picture, ProjectDetail, PropertyDetail, Unit } from '@facade/shared-domain/model';

export const samplePicture = (id: string, alt = `Zicht ${id}`): Picture => ({
  id,
  width: 1600,
  height: 1200,
  alt,
  color: '#c9b9a2',
});

export const sampleAgent: Agent = {
  name: 'Claire Dumont',
  role: 'Vastgoedmakelaar',
  phone: '+32 (0)68 12 34 56',
  email: 'claire@example.be',
  picture: null,
};

/** A Walloon house for sale with a bit of everything; spread over it what a test is about. */
export const sampleProperty = (changes: Partial<PropertyDetail> = {}): PropertyDetail => ({
  id: 4321,
  goal: 'sale',
  availability: 'available',
  path: '/nl/te-koop/ath/woning/4321/',
  title: { text: 'Herenhuis met stadstuin', language: 'nl' },
  typeName: 'Woning',
  categoryIds: [1],
  city: 'Aat',
  zip: '7800',
  street: 'Rue de Pintamont 12',
  price: { amount: 245000, charges: null, unit: null, annuity: null, excludesVat: false },
  ribbon: { id: 1, label: 'Nieuw', tone: 'positive', showOnMap: true },
  bedrooms: 4,
  bathrooms: 2,
  livingArea: 186,
  landArea: 420,
  energy: { band: 'c', region: 'wallonia', kwhPerM2: 212 },
  pictures: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => samplePicture(id)),
  location: { lat: 50.6301, lng: 3.7785, exact: true },
  projectId: null,
  publishedAt: '2026-09-14',
  description: {
    html: '<p>Licht en ruimte op wandelafstand van de markt.</p>\n<p>De tuin ligt op het <strong>zuiden</strong>.</p>',
    summary: 'Licht en ruimte op wandelafstand van de markt.',
    language: 'nl',
  },
  countryId: 10,
  region: 'wallonia',
  isDwelling: true,
  reference: '4321',
  groups: [
    {
      key: 'layout',
      facts: [
        { key: 'kitchen', kind: 'text', value: 'fitted' },
        { key: 'cellar', kind: 'yesNo', value: true },
        { key: 'floorCoverings', kind: 'list', value: ['parquet', 'tiles'] },
      ],
    },
    {
      key: 'energy',
      facts: [
        { key: 'energyLabel', kind: 'energy', value: 'c' },
        { key: 'kwhPerM2', kind: 'number', value: 212 },
        { key: 'energyTotal', kind: 'number', value: 39432 },
        { key: 'epcCode', kind: 'code', value: '20240912001234' },
      ],
    },
    { key: 'building', facts: [{ key: 'constructionYear', kind: 'code', value: 1936 }] },
    {
      key: 'costs',
      facts: [
        { key: 'notaryFees', kind: 'price', value: 5200 },
        { key: 'cadastralIncome', kind: 'price', value: 812 },
      ],
    },
  ],
  paths: { nl: '/nl/te-koop/ath/woning/4321/', fr: '/fr/a-vendre/ath/maison/4321/' },
  project: null,
  documents: [{ title: 'Grondplan', kind: 'plan', onRequest: true }],
  videoUrl: null,
  virtualTourUrl: null,
  agent: sampleAgent,
  cadastralIncome: 812,
  nearby: {
    from: 'home',
    places: [
      { kind: 'station', name: 'Aat', metres: 400 },
      { kind: 'centre', name: 'Aat', metres: 200 },
      { kind: 'town', name: 'Lessen', metres: 10_000 },
      { kind: 'school', name: 'Athénée royal', metres: 300 },
      { kind: 'bakery', name: '', metres: 1300 },
    ],
  },
  modifiedAt: '2026-11-02',
  ...changes,
});

export const sampleUnit = (id: number, changes: Partial<Unit> = {}): Unit => ({
  id,
  path: `/nl/projecten/ath/de-kaai/79/appartement/${id}/`,
  name: `Appartement ${id}`,
  typeName: 'Nieuwbouwappartement',
  floor: 1,
  livingArea: 92,
  terraceArea: 11,
  bedrooms: 2,
  price: { amount: 265000, charges: null, unit: null, annuity: null, excludesVat: true },
  status: 'available',
  ...changes,
});

export const sampleProject = (changes: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 79,
  path: '/nl/projecten/ath/de-kaai/79/',
  name: 'De Kaai',
  city: 'Aat',
  zip: '7800',
  priceMin: 215000,
  priceMax: 365000,
  unitCount: 3,
  availableCount: 2,
  optionCount: 0,
  deliveryAt: '2027-03-31',
  pictures: ['p', 'q', 'r'].map((id) => samplePicture(id)),
  location: { lat: 50.63, lng: 3.778, exact: true },
  description: { html: '<p>Wonen aan de Dender.</p>', summary: 'Wonen aan de Dender.', language: 'nl' },
  units: [
    sampleUnit(1, { name: 'Unit 0.1', floor: 0, livingArea: 104, price: { ...sampleUnit(1).price, amount: 289000 } }),
    sampleUnit(2, { name: 'Unit 1.1', floor: 1, bedrooms: null, status: 'sold' }),
    sampleUnit(3, { name: 'Unit 2.10', floor: 2, livingArea: 78, price: { ...sampleUnit(1).price, amount: null } }),
  ],
  paths: { nl: '/nl/projecten/ath/de-kaai/79/', fr: '/fr/projects/ath/de-kaai/79/' },
  documents: [{ title: 'Prijslijst' }],
  agent: sampleAgent,
  nearby: null,
  ...changes,
});
