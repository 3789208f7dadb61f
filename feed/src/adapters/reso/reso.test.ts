import { readSource } from '../testing/read-source.ts';

const read = (...homes: object[]) =>
  readSource(
    'a.json',
    JSON.stringify({ '@odata.context': '$metadata#Property', '@odata.count': homes.length, value: homes }),
  );

const HOUSE = {
  ListingKey: 'A1-é',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Townhouse',
  City: 'Ath',
  PostalCode: '7800',
  Country: 'BE',
  StreetNumber: '12',
  StreetName: 'Rue du Moulin',
  InternetAddressDisplayYN: true,
  Latitude: 50.63,
  Longitude: 3.77,
  ListPrice: 249000,
  BedroomsTotal: 3,
  BathroomsTotalDecimal: 1.5,
  LivingArea: 1000,
  LivingAreaUnits: 'Square Feet',
  LotSizeArea: 0.5,
  LotSizeUnits: 'Acres',
  YearBuilt: 1936,
  Basement: ['Finished', 'Full'],
  PublicRemarks: 'House.',
  ModificationTimestamp: '2026-05-01T10:00:00Z',
  OnMarketDate: '2026-04-01',
  ListAgentKey: 'M7',
  ListAgentFullName: 'An Devos',
  ListAgentEmail: 'an@agency.example',
  Media: [
    { Order: 2, MediaURL: 'https://media.example/b.jpg', MediaCategory: 'Photo', ShortDescription: 'Kitchen' },
    { Order: 1, MediaURL: 'https://media.example/a.jpg' },
    { Order: 3, MediaURL: 'https://media.example/plan.png', MediaCategory: 'Floor Plan' },
    { Order: 4, MediaURL: 'https://media.example/logo.png', MediaCategory: 'Office Logo' },
    { Order: 5, MediaURL: 'https://media.example/epc.pdf', MediaCategory: 'Document', ShortDescription: 'EPC' },
  ],
};

test('reads every field that the feed has', async () => {
  const { records, errors, warnings } = await read(HOUSE);
  expect([errors, warnings]).toEqual([[], []]);
  const [agent, home] = records;
  expect(agent).toMatchObject({ kind: 'agent', ID: 'M7', Name: 'An Devos' });
  expect(home).toMatchObject({
    ...{
      kind: 'property',
      ID: 'A1-é',
      language: 'en',
      Goal: 0,
      Status: 1,
      WebIDs: '1',
      MainTypeName: 'terraced house',
    },
    ...{ Description: 'House.', Price: 249000, City: 'Ath', Zip: '7800', CountryID: 10, Street: 'Rue du Moulin' },
    ...{ HouseNumber: '12', PublishAddress: true, Lat: 50.63, Bedrooms: 3, Bathrooms: 1.5, Cellar: true },
    ...{
      SurfaceLiving: 92.9,
      SurfaceGround: 2023.4,
      ConstructionYear: 1936,
      CreateDate: '2026-04-01',
      AgentID: 'M7',
    },
  });
  expect(home?.Documents).toMatchObject([{ Title: 'EPC', Kind: 'certificate', File: 'epc.pdf' }]);
  const pictures = (home as { Pictures: { Url: string; Alt?: string; Plan?: boolean }[] }).Pictures;
  expect(pictures.map(({ Url, Alt, Plan }) => [Url.slice(22), Alt, Plan])).toEqual([
    ['a.jpg', undefined, undefined],
    ['b.jpg', 'Kitchen', undefined],
    ['plan.png', undefined, true],
  ]);
});

test.each([
  ['a rent', { PropertyType: 'Residential Lease' }, { Goal: 1, PriceUnit: 1, Price: 249000 }],
  ['one that is let', { PropertyType: 'ResidentialLease', StandardStatus: 'Closed' }, { Goal: 1, Status: 4 }],
  ['one that is sold', { StandardStatus: 'Pending' }, { Status: 2 }],
  ['a state that is not known', { StandardStatus: 'Odd' }, { Status: 5 }],
  ['a weekly rent', { PropertyType: 'ResidentialLease', LeaseAmountFrequency: 'Weekly' }, { PublishPrice: false }],
  ['another currency', { Country: 'US' }, { PublishPrice: false, CountryID: 0 }],
  ['a country by its name', { Country: 'Belgium' }, { Price: 249000, CountryID: 10 }],
  ['no price', { ListPrice: 0 }, { PublishPrice: false }],
  ['a hidden address', { InternetAddressDisplayYN: null }, { PublishAddress: false }],
])('maps %s', async (_name, fields, expected) => {
  const { records } = await read({ ...HOUSE, ...fields });
  expect(records.find(({ kind }) => kind === 'property')).toMatchObject(expected);
});

test('says which home has no text, and which media are not shown', async () => {
  expect((await read(HOUSE, { ...HOUSE, ListingKey: 'B', PublicRemarks: null })).textless).toEqual(['B']);
  const Media = [{ MediaURL: 'https://media.example/tour.mp4', MediaCategory: 'Video' }];
  const { warnings } = await read({ ...HOUSE, Media });
  expect(warnings).toEqual([
    expect.stringMatching(
      /property A1-é: Media Video "https:.*mp4" is a file of a kind that is not shown: it is left out$/,
    ),
  ]);
});

test('leaves out what is deleted or not for the web, and names an unknown type', async () => {
  const { records, errors } = await read(
    { ...HOUSE, ListingKey: 'A', StandardStatus: 'Delete' },
    { ...HOUSE, ListingKey: 'B', InternetEntireListingDisplayYN: false },
    { ...HOUSE, ListingKey: 'C', PropertyType: 'Spaceship' },
    { ...HOUSE, ListingKey: 'D' },
  );
  expect(records.filter(({ kind, leftOut }) => kind === 'property' && !leftOut).map(({ ID }) => ID)).toEqual(['D']);
  expect(errors).toEqual([
    expect.stringContaining(
      'property C: PropertyType "Spaceship" is neither for sale nor to let; understood are residential',
    ),
  ]);
});

test('refuses a page of several, and an answer without homes', async () => {
  const alone = { ListingKey: 'K1', PropertyType: 'Residential' };
  expect((await readSource('a.json', JSON.stringify(alone))).isPartial).toBe(true);
  const errors = async (answer: object) => (await readSource('a.json', JSON.stringify(answer))).errors;
  const context = { '@odata.context': '$metadata#Property' };
  const next = { ...context, value: [HOUSE], '@odata.nextLink': 'https://api.example/Property?$skiptoken=2' };
  expect(await errors(next)).toEqual(['feed: is one page of several (@odata.nextLink): request all of them']);
  expect(await errors({ ...context, '@odata.count': 9, value: [HOUSE] })).toEqual([
    'feed: has 1 of 9 homes: request all pages',
  ]);
  expect(await errors({ ...context, value: [] })).toEqual(['feed: has no homes']);
});
