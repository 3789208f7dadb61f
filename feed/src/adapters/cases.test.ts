import { readCase } from './testing/read-case.ts';

/** What is published of each home. */
const facts = ({ homes }: Awaited<ReturnType<typeof readCase>>, ...fields: string[]) =>
  Object.fromEntries(Object.entries(homes).map(([id, home]) => [id, fields.map((field) => home[field] ?? null)]));

const ON_REQUEST = [null, false];

describe('OpenImmo as CRMs write it', () => {
  test('the standard’s own sample: an empty number, ISO-8859-1, marks', async () => {
    const read = await readCase('f02-openimmo-127-sample.xml');
    expect([read.errors, facts(read, 'Price', 'PublishPrice')]).toEqual([[], { 111: ON_REQUEST }]);
    expect(read.homes['111']).toMatchObject({
      TypeDescription: 'Schönes Zimmer in der Altstadt',
      Pictures: [{ Alt: 'Front' }],
    });
    expect(read.records).toContainEqual(
      expect.objectContaining({ ID: '111', language: 'en', Description: 'Nice room in the old town' }),
    );
    expect(read.warnings).toContainEqual(expect.stringMatching(/preise\/waehrung "DEM" is not EUR/));
  });

  test('ids that are no numbers, and a home that is withdrawn', async () => {
    const read = await readCase('f03-justimmo.xml');
    expect([read.errors, Object.keys(read.homes).sort()]).toEqual([[], ['IB-2025-77', 'IB-2026-01', 'OBID-003']]);
    expect(read.homes['IB-2025-77']).toMatchObject({ remove: true });
    expect(read.homes['IB-2026-01']).toMatchObject({ Price: 320_000.5, SurfaceLiving: 145.7, SurfaceGround: 850.4 });
  });

  test.each(['f04-partial.xml', 'f27-teil-late.xml', 'f27d-modus-change.xml'])('%s is partial', async (name) => {
    expect(await readCase(name)).toMatchObject({ isPartial: true, errors: [] });
  });

  test('a lease is left out, the others are not', async () => {
    const read = await readCase('f18-erbpacht.xml');
    expect(read.homes).toMatchObject({ 181: { leftOut: true }, 182: { Price: 200_000 } });
    expect(read.errors).toEqual([
      'line 3, property 181: objektkategorie/vermarktungsart "ERBPACHT" is neither for sale nor to let; understood are KAUF, MIETE_PACHT',
    ]);
  });

  test('no price of 0, and none that is on request', async () => {
    const read = await readCase('f19-price-zero.xml');
    const all = Object.fromEntries([191, 192, 193, 194, 195].map((id) => [id, ON_REQUEST]));
    expect([facts(read, 'Price', 'PublishPrice'), read.errors]).toEqual([all, []]);
    expect(read.records.some(({ Description }) => String(Description).includes('320'))).toBe(false);
  });

  test('years', async () => {
    const read = await readCase('f20-baujahr.xml');
    expect([facts(read, 'ConstructionYear'), read.errors]).toEqual([{ 201: [null], 202: [null], 203: [null] }, []]);
    expect(read.warnings.map((line) => /"(.*)"/.exec(line)?.[1])).toEqual(['ca. 1920', '1920/1985', '0']);
  });

  test('units of energy', async () => {
    const read = await readCase('f21-energy-unit.xml');
    expect([facts(read, 'EnergyPerformance'), read.warnings]).toEqual([{ 211: [98.4], 212: [112.5] }, []]);
  });

  test('a bare & is named where it stands', async () => {
    const { errors } = await readCase('f24d-bare-amp.xml');
    expect(errors).toEqual([expect.stringMatching(/^feed: is not XML: line 3, column 279: has a bare &/)]);
  });

  test('embedded files', async () => {
    const read = await readCase('f26b-embedded-small.xml');
    expect([Object.keys(read.homes), read.errors]).toEqual([['181', '182'], []]);
    // The same content twice is one picture.
    expect(read.homes['181']?.Pictures).toEqual([
      { ID: expect.any(String), File: expect.stringMatching(/^embedded-[\da-f]{32}\.jpg$/), Alt: 'B0' },
    ]);
  });
});

describe('Kyero as portals write it', () => {
  test('ids, and texts in other languages', async () => {
    const read = await readCase('f08-kyero-ids.xml');
    expect([Object.keys(read.homes), read.errors]).toEqual([['CASA-12-sale', 'CASA-12-rent'], []]);
    expect((await readCase('f08b-kyero-spanish-only.xml')).warnings).toEqual([
      expect.stringMatching(/^line 3, property 1201: desc "es" has no text in a language of the site/),
      expect.stringMatching(/^line 4, property 1202: desc "es" has no text in a language of the site/),
    ]);
  });

  test('prices and dates', async () => {
    expect(facts(await readCase('f09-kyero-price-x.xml'), 'Price', 'PublishPrice')).toEqual({ 77: ON_REQUEST });
    const thousands = await readCase('f32-kyero-thousands.xml');
    expect([facts(thousands, 'Price'), thousands.warnings]).toEqual([{ 1: [250_000], 2: [250_000] }, []]);
    const date = await readCase('f29-kyero-zero-date.xml');
    expect([facts(date, 'ModifyDate', 'Price'), date.errors]).toEqual([{ 1: [null, 99_000] }, []]);
  });

  test('an unknown goal is an error of its home', async () => {
    const read = await readCase('f33-kyero-freq.xml');
    expect(read.homes).toMatchObject({ 1: { leftOut: true }, 2: { Price: 99_000 } });
    expect(read.errors).toEqual([
      'line 3, property 1: price_freq "resale" is neither for sale nor to let; understood are sale, month, week',
    ]);
  });

  test('HTML, and pictures whose names are not their own', async () => {
    const read = await readCase('f10-kyero-cdata.xml');
    expect(read.homes['3']).toMatchObject({
      MainTypeName: 'villa',
      Description: 'Villa met zicht op zee\n\n- Zwembad\n- Garage\n\nDicht bij "alles" & rustig gelegen.',
      Pictures: [{ File: '12-2.jpg' }],
    });
    expect(read.homes['4']).toMatchObject({ Pictures: [] });
    expect(read.warnings).toEqual([
      expect.stringMatching(/property 3: images "https:.*17002610\/12-1.jpg" has the same name, 12-1.jpg/),
      expect.stringMatching(/property 4: images "https:.*17009999\/12-1.jpg" has the same name, 12-1.jpg/),
    ]);
    const fetched = await readCase('f10-kyero-cdata.xml', { fetches: () => true });
    expect(fetched.homes['4']).toMatchObject({ Pictures: [{ Url: 'https://fotos15.example/7515/17009999/12-1.jpg' }] });
    expect([fetched.warnings, fetched.homes['3']?.Pictures]).toMatchObject([[], [{}, {}]]);
  });
});

describe('tables as Excel saves them', () => {
  test('thousands', async () => {
    const read = await readCase('b01-thousands.csv');
    expect([facts(read, 'Price', 'SurfaceGround'), read.warnings]).toEqual([
      { 11: [150_000, 1250], 12: [1_000_000, 610], 13: [1250, null], 14: [150_000, 610] },
      [],
    ]);
  });

  test('Windows-1252 and UTF-16', async () => {
    expect((await readCase('b05-windows1252.csv')).homes['31']).toMatchObject({
      Description: 'Maison rénovée à l’orée du bois, 250 € de charges.',
    });
    expect((await readCase('b07-utf16.csv')).homes['51']).toMatchObject({ Price: 150_000, Description: 'Woning é.' });
  });

  test('rows of separators', async () => {
    const read = await readCase('b08-trailing-rows.csv');
    expect([Object.keys(read.homes), read.errors, read.warnings]).toEqual([['61'], [], []]);
  });

  test('dates', async () => {
    const read = await readCase('b10-dates.csv');
    expect(facts(read, 'CreateDate', 'EPCEndDate', 'AvailabilityDate')).toEqual({
      81: ['2026-02-03', '2036-02-03', '2026-10-01'],
      82: ['2026-02-03T17:30:00Z', null, '2026-10-01'],
      83: [null, null, null],
    });
    expect(read.warnings.map((line) => /"(.*)"/.exec(line)?.[1])).toEqual([
      '03/02/36',
      '2026-02-31',
      '31/02/2036',
      '2026-13-01',
    ]);
  });

  test('words of the country', async () => {
    const read = await readCase('b11-local-words.csv');
    expect([facts(read, 'Goal', 'WebIDs', 'Garden'), read.errors, read.warnings]).toEqual([
      { 91: [0, '1', true], 92: [1, '1', true] },
      [],
      [],
    ]);
  });

  test('bad points, and HTML in titles', async () => {
    const read = await readCase('no-bad-lat.csv');
    expect(read.errors).toEqual([]);
    expect(read.homes['9015']).toMatchObject({ TypeDescription: 'HTML & titel', Price: null });
    expect(read.homes['9012']).toMatchObject({ Price: 1250, CreateDate: '2026-02-03T17:30:00Z', EPCEndDate: null });
  });
});
