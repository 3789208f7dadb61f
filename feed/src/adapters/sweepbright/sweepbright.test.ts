import { readSource } from '../testing/read-source.ts';

const read = (...homes: object[]) => readSource('a.json', JSON.stringify(homes));

const FLAT = {
  id: '12345678-1234-1234-1234-123456789012',
  is_project: false,
  project_id: null,
  type: 'apartment',
  sub_type: 'penthouse',
  negotiation: 'sale',
  status: 'available',
  images: [
    { id: 'b', url: 'https://images.example/b.jpg', description: 'Kitchen', ordinal: 2 },
    { id: 'a', url: 'https://images.example/a.jpg', description: '', ordinal: 1 },
  ],
  plans: [
    { id: 'p', url: 'https://images.example/plan.png', description: 'Level 1' },
    { id: 'q', url: 'https://images.example/q?expires=1', filename: 'q.pdf', description: 'Level 2' },
  ],
  documents: [
    {
      id: 'e',
      url: 'https://images.example/epc.pdf',
      filename: 'EPC.pdf',
      description: '',
      content_type: 'application/pdf',
    },
  ],
  bedrooms: 2,
  bathrooms: 1,
  sizes: { liveable_area: { size: 100, unit: 'sq_m' }, plot_area: { size: 5, unit: 'are' } },
  features: { ecology: { double_glazing: true } },
  building: { renovation: null, construction: { year: 2001 } },
  amenities: ['terrace', 'lift', 'sauna'],
  legal: {
    energy: { epc_value: 123.456, epc_category: 'b', epc_reference: '20260101000001' },
    regulations: { building_permit: true, priority_purchase_right: false },
    property_and_land: { cadastral_income: 1200, flood_risk_plot_score: 'A' },
  },
  description_title: { nl: 'Penthouse te koop', fr: '' },
  description: { nl: '<p>Zeer <b>licht</b>.</p>', fr: 'Lumineux.' },
  general_condition: 'mint',
  custom_price: null,
  terrace_orientation: 'SW',
  location: {
    ...{ street: 'Rue Neuve', number: '111', addition: 'A', box: '2', city: 'Drogenbos', postal_code: '1620' },
    ...{ country: 'BE', geo: { latitude: 50.789, longitude: 4.31 }, hidden: false },
  },
  price: { amount: 450_000, currency: 'EUR', hidden: false },
  negotiator: { first_name: 'An', last_name: 'Devos', email: 'an@agency.example', phone: '+3268000000' },
  occupancy: { available_from: '2027-01-01T00:00:00+00:00' },
  vendors: [{ first_name: 'Secret', last_name: 'Seller' }],
  internal_note: 'sells in a hurry',
};

test('reads every field that the feed has, and nothing of the sellers', async () => {
  const { records, errors, warnings } = await read(FLAT);
  expect([errors, warnings]).toEqual([[], []]);
  const [agent, dutch, french] = records;
  expect(agent).toMatchObject({ kind: 'agent', ID: 'an@agency.example', Name: 'An Devos' });
  expect(dutch).toMatchObject({
    ...{ ID: FLAT.id, language: 'nl', Goal: 0, Status: 1, WebIDs: '12', MainTypeName: 'penthouse', Price: 450_000 },
    ...{ City: 'Drogenbos', Zip: '1620', CountryID: 10, HouseNumber: '111A', BoxNr: '2', PublishAddress: true },
    ...{ Lat: 50.789, Lng: 4.31, Bedrooms: 2, SurfaceLiving: 100, SurfaceGround: 500, ConstructionYear: 2001 },
    ...{ Terrace: true, Lift: true, EPCLabelText: 'b', EnergyPerformance: 123.456, EPCCode: '20260101000001' },
    ...{ Permit: 'yes', PreemptiveRight: 'no', CadastralIncome: 1200, FloodPScore: 'A', Condition: 'excellent' },
    ...{ TerraceOrientation: 'southWest', Glazing: 'double', Availability: 'fromDate', AvailabilityDate: '2027-01-01' },
    Pictures: [
      expect.objectContaining({ File: 'a.jpg' }),
      expect.objectContaining({ File: 'b.jpg', Alt: 'Kitchen' }),
      expect.objectContaining({ File: 'plan.png', Plan: true }),
    ],
    Documents: [
      { Title: 'Level 2', Kind: 'plan', Public: true, File: 'q', Url: 'https://images.example/q?expires=1' },
      { Title: 'EPC', Kind: 'certificate', File: 'epc.pdf', Url: 'https://images.example/epc.pdf' },
    ],
  });
  expect(String(dutch?.Description)).not.toContain('<');
  expect(french).toMatchObject({ language: 'fr', Description: 'Lumineux.' });
  expect(JSON.stringify(records)).not.toMatch(/Secret|hurry/);
});

test.each([
  ['a rent', { negotiation: 'let', status: 'rented', rent_period: 'month' }, { Goal: 1, Status: 4, PriceUnit: 1 }],
  ['a weekly rent', { negotiation: 'let', rent_period: 'week' }, { Goal: 1, PublishPrice: false }],
  ['one under contract', { status: 'under_contract' }, { Status: 2 }],
  ['a state that is not known', { status: 'odd' }, { Status: 5 }],
  ['a hidden price', { price: { ...FLAT.price, hidden: true } }, { PublishPrice: false }],
  ['a price in words', { custom_price: { nl: 'Op aanvraag' } }, { PublishPrice: false }],
  ['another currency', { price: { amount: 1, currency: 'GBP' } }, { PublishPrice: false }],
  ['a hidden address', { location: { ...FLAT.location, hidden: true } }, { PublishAddress: false }],
])('maps %s', async (_name, fields, expected) => {
  const { records } = await read({ ...FLAT, ...fields });
  expect(records.find(({ kind }) => kind === 'property')).toMatchObject(expected);
});

test.each([
  [{ status: 'odd' }, 'status "odd" is a value that the site does not know: the home is withheld'],
  [{ type: 'constructor', sub_type: null }, 'type "constructor" is a value that the site does not know'],
  [{ price: { ...FLAT.price, hidden: 'perhaps' } }, 'price/hidden "perhaps" is not yes or no: it is left out'],
  [{ price: { ...FLAT.price, currency: 'GBP' } }, 'price/currency "GBP" is not EUR: the price is on request'],
  [
    { sizes: { liveable_area: { size: 90, unit: 'sq_yd' } } },
    'liveable_area/size "90 sq_yd" has no known unit of area',
  ],
  [{ sizes: { liveable_area: { size: '1.250', unit: 'sq_ft' } } }, 'liveable_area/size "1.250" is not a number'],
])('says what is left out with %j', async (fields, said) => {
  expect((await read({ ...FLAT, ...fields })).warnings).toEqual([expect.stringContaining(said)]);
});

test('a project has its units in it', async () => {
  const project = { ...FLAT, id: 'p', is_project: true, properties: [{ ...FLAT, id: 'u', project_id: 'p' }] };
  const { records } = await read(project, { ...FLAT, id: 'x', negotiation: 'barter' });
  expect(records.find(({ kind }) => kind === 'project')).toMatchObject({ ID: 'p', Name: 'Penthouse te koop' });
  expect(records.find(({ ID }) => ID === 'u')).toMatchObject({ kind: 'property', ProjectID: 'p' });
  expect(records.find(({ ID }) => ID === 'x')).toMatchObject({ leftOut: true });
});

test.each([
  [{ es: 'Casa.', fr: '' }, 'es'],
  ['Casa.', '?'],
])('says of which home the texts are in no language of the site: %j', async (description, said) => {
  const { warnings } = await read({ ...FLAT, description, description_title: {} });
  expect(warnings).toEqual([expect.stringContaining(`: description "${said}" has no text in a language of the site`)]);
});

test('says which home has no text', async () => {
  const none = { ...FLAT, id: 'x', description: { nl: ' ' }, description_title: [] };
  expect((await read(FLAT, none)).textless).toEqual(['x']);
});

test('the answer for one home says nothing on the others', async () => {
  expect((await readSource('a.json', JSON.stringify(FLAT))).isPartial).toBe(true);
  expect((await read(FLAT)).isPartial).toBe(false);
});
