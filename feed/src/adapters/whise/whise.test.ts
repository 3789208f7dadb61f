import { readSource } from '../testing/read-source.ts';

const read = (...homes: object[]) =>
  readSource('answer.json', JSON.stringify({ estates: homes, totalCount: homes.length, isValidRequest: true }));

/** The shape of an answer, with invented data. */
const HOUSE = {
  id: 4127,
  name: 'Huis Voorbeeld',
  clientId: 1,
  officeId: 2,
  referenceNumber: '17',
  address: 'Rue du Moulin',
  number: '12',
  box: 'b',
  zip: '7800',
  city: 'Ath',
  country: { id: 1 },
  displayAddress: true,
  displayPrice: true,
  displayStatusId: 2,
  status: { id: 1 },
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 1 },
  subCategory: { id: 13 },
  state: { id: 6 },
  availability: { id: 1 },
  currency: '€',
  price: 249000.0,
  rooms: 3,
  bathRooms: 1,
  area: 180.5,
  groundArea: 700,
  fronts: 4,
  garden: 1,
  terrace: 0,
  energyClass: 'C',
  energyValue: '179-179',
  createDateTime: '2026-04-28T09:14:34.64',
  updateDateTime: '2026-05-01T10:00:00',
  shortDescription: [{ languageId: 'fr-BE', content: 'Belle villa.' }],
  longDescription: [
    { languageId: 'nl-BE', content: 'Mooie villa met tuin.' },
    { languageId: 'fr-BE', content: '' },
  ],
  sms: [{ languageId: 'nl-BE', content: 'Villa te koop' }],
  pictures: [
    { id: 3, urlXXL: 'https://pictures.example/1600/c.jpg' },
    { id: 1, order: 12, urlXXL: 'https://pictures.example/1600/b.jpg', urlLarge: 'https://pictures.example/640/b.jpg' },
    { id: 2, order: 3, urlLarge: 'https://pictures.example/640/a.jpg' },
  ],
  documents: [
    { id: 1, url: 'https://pictures.example/documents/plan.pdf', description: 'Grondplan' },
    { id: 2, url: 'https://pictures.example/documents/x.pdf', name: [{ languageId: 'nl-BE', content: 'Bodemattest' }] },
    { id: 3 },
  ],
  representatives: [
    {
      id: 9,
      firstName: 'An',
      name: 'Devos',
      email: 'an@agency.example',
      directLine: '+3268000000',
      mobile: '+32470000000',
    },
  ],
  details: [
    { id: 14, value: '1936', label: 'Année de construction', type: 'year' },
    { id: 372, value: '1', label: 'ascenseur', type: 'yes/no' },
    { id: 691, value: '0', label: 'Jugement en cours', type: 'yes/no' },
    { id: 1020, value: 'gaz (chau. centr.)', enum: { id: 659 }, type: 'heating' },
    { id: 1736, value: "zone d'habitat rurale", enum: { id: 999 } },
    { id: 1737, value: 'sud', enum: { id: 47 }, type: 'orientation' },
    { id: 1849, value: '50.8', type: 'float' },
    { id: 1850, value: '3.77', type: 'float' },
    { id: 2391, value: '20260101000001', label: 'PEB code unique' },
    { id: 2776, value: '08/18/2031 00:00', type: 'datetime' },
    { id: 99999, value: 'something new' },
  ],
};

test('reads every field that the feed has, in each language with a text', async () => {
  const { records, errors, warnings } = await read(HOUSE);
  expect([errors, warnings]).toEqual([[], []]);
  const [agent, dutch, french] = records;
  expect(agent).toEqual({ kind: 'agent', ID: '9', Name: 'An Devos', Phone: '+3268000000', Email: 'an@agency.example' });
  expect(dutch).toMatchObject({
    kind: 'property',
    ID: 4127,
    language: 'nl',
    TypeDescription: 'Villa te koop',
    Description: 'Mooie villa met tuin.',
    MainTypeName: 'villa',
    WebIDs: '1',
    Goal: 0,
    Status: 1,
    Price: 249000,
    CreateDate: '2026-04-28',
    City: 'Ath',
    Zip: '7800',
    CountryID: 10,
    Street: 'Rue du Moulin',
    HouseNumber: '12',
    BoxNr: 'b',
    PublishAddress: true,
    Lat: 50.8,
    Lng: 3.77,
    Bedrooms: 3,
    SurfaceLiving: 180.5,
    FacadeType: 'open',
    Condition: 'toRenovate',
    Availability: 'atDeed',
    Garden: true,
    Terrace: false,
    Lift: true,
    EPCLabelText: 'C',
    EnergyPerformance: 179,
    EPCCode: '20260101000001',
    EPCEndDate: '2031-08-18',
    ConstructionYear: 1936,
    JudicialDecision: 'no',
    Heating: 'gas',
    AreaDestination: 'ruralResidential',
    FacadeOrientation: 'south',
    AgentID: '9',
    Documents: [
      expect.objectContaining({ Title: 'Grondplan', Kind: 'plan', File: 'plan.pdf' }),
      expect.objectContaining({ Title: 'Bodemattest', Kind: 'certificate', File: 'x.pdf' }),
    ],
  });
  const files = (dutch as { Pictures: { Url: string }[] }).Pictures.map(({ Url }) => Url);
  expect(files.map((url) => url.slice(-5))).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(french).toMatchObject({ language: 'fr', Description: 'Belle villa.', TypeDescription: '' });
});

test.each([
  ['a rent', { purpose: { id: 2 }, purposeStatus: { id: 2 } }, { Goal: 1, Status: 1, PriceUnit: 1 }],
  ['one that is let', { purpose: { id: 2 }, purposeStatus: { id: 4 } }, { Goal: 1, Status: 4 }],
  ['one under option', { purposeStatus: { id: 5 } }, { Goal: 0, Status: 1 }],
  ['one that is sold', { purposeStatus: { id: 3 }, displayStatusId: 4 }, { Status: 2 }],
  ['a realisation', { displayStatusId: 4 }, { Status: 6 }],
  ['prospection', { purposeStatus: { id: 19 } }, { Status: 0 }],
  ['a state that is not known', { purposeStatus: { id: 99 } }, { Status: 5 }],
  ['a life annuity', { purpose: { id: 3 }, purposeStatus: { id: 15 } }, { Goal: 0, WebIDs: '10,1' }],
  ['a new flat', { category: { id: 2 }, subCategory: { id: 97 } }, { WebIDs: '2', MainTypeName: 'appartement' }],
  ['a bar', { category: { id: 5 }, subCategory: { id: 43 } }, { WebIDs: '6', MainTypeName: 'horecapand' }],
  ['a type that is not known', { category: { id: 8 }, subCategory: { id: 999 } }, { WebIDs: '7' }],
  ['a hidden address', { displayAddress: undefined }, { PublishAddress: false }],
  ['Luxembourg', { country: { id: 5 } }, { CountryID: 50 }],
  ['Spain', { country: { id: 7 } }, { CountryID: 0 }],
])('maps %s', async (_name, fields, expected) => {
  const { records } = await read({ ...HOUSE, ...fields });
  expect(records.find(({ kind }) => kind === 'property')).toMatchObject(expected);
});

test.each([{ displayPrice: undefined }, { displayPrice: false }, { price: 0 }, { currency: '$' }])(
  'a price is on request with %j',
  async (fields) => {
    const home = (await read({ ...HOUSE, ...fields })).records.find(({ kind }) => kind === 'property');
    expect([home?.Price ?? null, home?.PublishPrice]).toEqual([null, false]);
  },
);

test.each([
  [{ purposeStatus: { id: 99 } }, 'purposeStatus/id "99" is a value that the site does not know: the home is withheld'],
  [{ purposeStatus: null }, 'purposeStatus/id is missing: the home is withheld'],
  [{ category: { id: 8 }, subCategory: null }, 'category/id "8" is a value that the site does not know'],
  [{ currency: '$' }, 'currency "$" is not EUR: the price is on request'],
  [{ displayPrice: 'perhaps' }, 'displayPrice "perhaps" is not yes or no: it is left out'],
  [{ displayAddress: [1] }, 'displayAddress "[1]" is not yes or no: it is left out'],
  [{ rooms: 2.5 }, 'rooms "2.5" is not a whole number from 0 to 99: it is left out'],
  [{ energyClass: 'A of B' }, 'energyClass "A of B" is not an energy label such as B or A+: it is left out'],
  [{ details: [{ id: 1020, value: 'vuur', enum: { id: 1 } }] }, 'details 1020 "vuur" is a value that the site'],
  [{ details: [{ id: 691, value: 'peut-être' }] }, 'details 691 "peut-être" is a value that the site does not know'],
])('says what is left out with %j', async (fields, said) => {
  const { warnings } = await read({ ...HOUSE, ...fields });
  expect(warnings).toEqual([expect.stringContaining(said)]);
});

test('the month is first in the dates of details, however short they are', async () => {
  const details = [{ id: 2776, value: '8/7/2031 12:00:00 AM' }];
  const { records } = await read({ ...HOUSE, details, availabilityDateTime: '0001-01-01T00:00:00' });
  expect(records[1]).toMatchObject({ EPCEndDate: '2031-08-07' });
});

test('leaves out what is offline, archived or deleted, and names a home without a purpose', async () => {
  const { records, errors } = await read(
    HOUSE,
    { ...HOUSE, id: 2, displayStatusId: 1 },
    { ...HOUSE, id: 3, status: { id: 6 } },
    { ...HOUSE, id: 4, purpose: undefined },
  );
  const homes = records.filter(({ kind, leftOut }) => kind === 'property' && !leftOut);
  expect(homes.map(({ ID }) => ID)).toEqual([4127, 4127]);
  expect(errors).toEqual([
    expect.stringContaining('property 4: purpose is neither for sale nor to let; understood are 1 (sale)'),
  ]);
});

test('a parent is a project, and its units name it', async () => {
  const { records } = await read(
    { ...HOUSE, id: 1, canHaveChildren: true, purpose: undefined },
    { ...HOUSE, id: 2, parentId: 1, representatives: [] },
  );
  expect(records.filter(({ kind }) => kind === 'project')[0]).toMatchObject({
    ID: 1,
    Name: 'Huis Voorbeeld',
    City: 'Ath',
  });
  expect(records.filter(({ kind }) => kind === 'property')[0]).toMatchObject({ ID: 2, ProjectID: '1' });
});

test('refuses a page of several, a refused request and an empty answer', async () => {
  const errors = async (answer: object) => (await readSource('a.json', JSON.stringify(answer))).errors;
  expect(await errors({ estates: [HOUSE], totalCount: 250 })).toEqual(['feed: has 1 of 250 homes: request all pages']);
  expect(await errors({ estates: [], totalCount: 0 })).toEqual(['feed: has no homes']);
  const refused = { estates: [], isValidRequest: false, validationErrors: [{ message: 'no such client' }] };
  expect(await errors(refused)).toEqual(['feed: is a refused request: no such client']);
});

test('one home that was saved says nothing on the others', async () => {
  expect((await readSource('a.json', JSON.stringify(HOUSE))).isPartial).toBe(true);
  expect([(await read(HOUSE)).isPartial, (await readSource('a.json', JSON.stringify([HOUSE]))).isPartial]).toEqual([
    false,
    false,
  ]);
});

test('says which home has no text, and of which the texts are in no language of the site', async () => {
  const spanish = [{ languageId: 'es-ES', content: 'Casa.' }];
  const { warnings, textless } = await read(
    { ...HOUSE, longDescription: spanish, shortDescription: [], sms: [] },
    { ...HOUSE, id: 2, longDescription: [], shortDescription: null, sms: undefined },
  );
  expect(textless).toEqual(['2']);
  expect(warnings).toEqual([
    'line 1, property 4127: longDescription "es-ES" has no text in a language of the site (nl, fr, en, de)',
  ]);
});

test('reads the same from lines, as homes are pulled', async () => {
  const lines = await readSource('whise.ndjson', `${JSON.stringify(HOUSE)}\n${JSON.stringify({ ...HOUSE, id: 2 })}\n`);
  expect(lines).toEqual(await read(HOUSE, { ...HOUSE, id: 2 }));
});
