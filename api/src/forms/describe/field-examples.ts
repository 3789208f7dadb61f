/** Example values by field name; for any other field, the first of {@link GUESSES} that its rules accept. */
export const FIELD_EXAMPLES: Readonly<Record<string, unknown>> = {
  firstName: 'An',
  lastName: 'Peeters',
  name: 'An Peeters',
  email: 'an.peeters@example.be',
  friendEmail: 'jan@example.be',
  phone: '0470 12 34 56',
  message: 'Is this home still available?',
  comment: 'Well looked after from the first visit to the deed.',
  remark: 'Call in the evening.',
  remarks: 'The roof was renewed in 2020.',
  street: 'Grand-Place',
  houseNumber: '1',
  address: 'Grand-Place 1',
  zip: '7800',
  city: 'Ath',
  cities: ['Ath|7800'],
  place: '7800 Ath, 7860 Lessines',
  types: [1],
  home: 'Grand-Place 1, Ath',
  homepage: 'https://www.example.be',
  documents: ['Plan'],
  near: '50.63,3.78,5',
  within: '3.7 50.6,3.8 50.6,3.8 50.7',
  travel: 'bike,20,station,Aat',
  minPrice: 150_000,
  maxPrice: 300_000,
  price: 249_000,
  income: 3200,
  constructionYear: 1978,
  propertyId: 1,
  projectId: 79,
  privacy: true,
  language: 'nl',
};

const DAY = 24 * 3600 * 1000;

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Values of each kind that a field may have; its rules decide which are valid. */
export const guesses = (): readonly unknown[] => [
  'Example',
  'an.peeters@example.be',
  '0470 12 34 56',
  '7800',
  'https://www.example.be',
  dayFromNow(30),
  dayFromNow(-30),
  true,
  1,
  1000,
  2000,
  [],
  ['Example'],
  [1],
];
