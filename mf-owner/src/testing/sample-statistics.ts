import type { OwnerHome, OwnerStatistics } from '@facade/shared-domain/model';

const VISITS = [
  14, 18, 9, 22, 31, 12, 8, 17, 21, 25, 19, 42, 38, 11, 16, 20, 27, 23, 18, 9, 12, 33, 29, 24, 26, 15, 13, 30, 36, 28,
];

const days = VISITS.map((visits, index) => ({ date: `2026-03-${String(index + 1).padStart(2, '0')}`, visits }));

/** An owner of two properties with many visits; override what an example needs. */
export const sampleStatistics = (changes: Partial<OwnerStatistics> = {}): OwnerStatistics => ({
  owner: { name: 'Els Peeters', email: 'els@example.be' },
  properties: [
    {
      id: 4321,
      title: 'Herenhuis met stadstuin in Aat',
      path: '/nl/te-koop/ath/huis/4321/',
      picture: { id: 'owner-1', width: 1600, height: 1200, alt: '', color: '#c9b9a2' },
      visits: 1240,
    },
    { id: 87, title: 'Appartement aan de Dender', path: '/nl/te-huur/ath/appartement/87/', picture: null, visits: 1 },
  ],
  wantsSummary: true,
  wantsVisits: true,
  chosen: null,
  today: { visits: 28, previous: 20 },
  week: { visits: 112, previous: 140 },
  month: { visits: 638, previous: 638 },
  total: { visits: 1241, previous: null },
  similar: null,
  days,
  interest: {
    favourites: { visits: 9, previous: 6 },
    enquiries: { visits: 4, previous: 2 },
    viewings: { visits: 3, previous: 3 },
  },
  home: null,
  sources: [
    { source: 'search', name: null, visits: 610 },
    { source: 'portal', name: 'Immoweb', visits: 402 },
    { source: 'direct', name: null, visits: 180 },
    { source: 'newsletter', name: null, visits: 49 },
  ],
  history: [
    { at: '2026-03-28T09:00:00.000Z', kind: 'visit-request', propertyId: 4321, person: 'Jan P.' },
    {
      at: '2026-03-26T13:00:00.000Z',
      kind: 'viewing',
      propertyId: 4321,
      person: 'Marie D.',
      said: 'Mooie tuin, maar de keuken is klein voor vier.',
    },
    { at: '2026-03-21T09:00:00.000Z', kind: 'enquiry', propertyId: 87, person: 'Lucie D.' },
    { at: '2026-03-12T09:00:00.000Z', kind: 'price-changed', propertyId: 4321, person: null },
    { at: '2026-03-01T09:00:00.000Z', kind: 'published', propertyId: 4321, person: null },
  ],
  ...changes,
});

const home: OwnerHome = {
  prices: [
    { at: '2026-01-05T09:00:00.000Z', amount: 395_000, before: null, after: null },
    { at: '2026-03-12T09:00:00.000Z', amount: 379_000, before: 12.4, after: 21.1 },
  ],
  lacks: [
    { kind: 'pictures', visits: { having: 310, lacking: 145.5 } },
    { kind: 'video', visits: null },
  ],
  searchers: 37,
  documents: [
    { title: 'EPC-attest', path: '/api/properties/4321/documents/epc.pdf?lang=nl' },
    { title: 'Stedenbouwkundige inlichtingen', path: null },
  ],
  progress: { goal: 'sale', stage: 'visited', publishedAt: '2026-01-05', visits: 3, offers: 0 },
  advice: {
    kind: 'unasked',
    own: { views: 638, interest: 3 },
    similar: { views: 300.5, interest: 7 },
    price: { perSquareMetre: 2_310, low: 1_860, high: 2_180 },
  },
  agent: { name: 'An Devos', role: 'Makelaar', phone: '+3268123456', email: 'an@example.be', picture: null },
};

/** The first of the two, chosen. */
export const oneHome = (): OwnerStatistics =>
  sampleStatistics({
    chosen: 4321,
    messages: [
      { at: '2026-03-27T09:00:00.000Z', propertyId: 4321, text: 'Kan de eerste foto weg?', handledAt: null },
      {
        at: '2026-03-02T09:00:00.000Z',
        propertyId: 4321,
        text: 'De tuin is nu gemaaid.',
        handledAt: '2026-03-03T09:00:00.000Z',
      },
      {
        at: '2026-03-01T09:00:00.000Z',
        propertyId: 4321,
        text: 'Wanneer komt de fotograaf?',
        handledAt: '2026-03-01T10:00:00.000Z',
        replies: [{ at: '2026-03-01T10:00:00.000Z', by: 'An Devos', text: 'Dinsdag om 10 uur.' }],
      },
    ],
    today: { visits: 28, previous: 20, similar: 11 },
    week: { visits: 112, previous: 140, similar: 70 },
    month: { visits: 638, previous: 638, similar: 300.5 },
    similar: { homes: 7, scope: 'city' },
    home,
  });

const none = { visits: 0, previous: 0 };

/** An owner whose property is new on the site. */
export const quietStatistics = (): OwnerStatistics =>
  sampleStatistics({
    properties: [],
    today: none,
    week: none,
    month: none,
    total: { visits: 0, previous: null },
    days: days.map(({ date }) => ({ date, visits: 0 })),
    sources: [],
    interest: { favourites: none, enquiries: none, viewings: none },
    history: [],
  });
