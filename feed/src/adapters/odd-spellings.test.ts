import { readSource } from './testing/read-source.ts';

/** The homes of a file by id, without what every record of it has. */
async function homesOf(name: string, text: string) {
  const { records, errors, warnings } = await readSource(name, text);
  const homes = records.filter(({ kind }) => kind === 'property').map(({ ID, ...home }) => [ID, home]);
  return { homes: Object.fromEntries(homes) as Record<string, Record<string, unknown>>, errors, warnings };
}

/** A table whose rows are for sale, in Dutch, and have one more cell. */
const table = (heading: string, ...cells: string[]) =>
  `ID;Goal;language;${heading}\n${cells.map((cell, index) => `${index};rent;nl;${cell}\n`).join('')}`;

const openImmo = (...homes: string[]) =>
  `<openimmo><uebertragung umfang="VOLL"/><anbieter>${homes.join('')}</anbieter></openimmo>`;
const immobilie = (id: string, more: string, market = 'KAUF="true"') =>
  `<immobilie><objektkategorie><vermarktungsart ${market}/></objektkategorie>${more.includes('verwaltung_techn') ? more : `${more}<verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn>`}</immobilie>`;
const kyero = (more: string) =>
  `<root><kyero><feed_version>3</feed_version></kyero><property><id>7</id><desc><nl>Huis</nl></desc>${more}</property></root>`;
const capitals = (xml: string) => xml.replace(/(?<=<\/?)[a-z_]+/g, (name) => name.toUpperCase());

describe('a table', () => {
  test.each([
    ['cells', 'Immo Ath;;;\nAanbod op 28/11/2026;;;\n;;;\nID;Goal;language;Price\n1;sale;nl;250000\n'],
    ['a line', 'Immo Ath\n\nID;Goal;language;Price\n1;sale;nl;250000\n'],
    ['a name with a comma', '"Immo Ath, Grand-Place 1"\nID,Goal,language,Price\n1,sale,nl,250000\n'],
    ['the heading of one column', 'Te koop;;;\nID;Goal;language;Price\n1;sale;nl;250000\n'],
    ['nothing, with other signs between cells', 'ID|Goal|language|Price\n1|sale|nl|250000\n'],
    ['formulas, which keep zeros', 'ID;Goal;language;Price\n="1";="sale";="nl";="250000"\n'],
  ])('may begin with %s', async (_, text) => {
    const { homes, errors } = await homesOf('homes.csv', text);
    expect([homes['1']?.Price, errors]).toEqual([250_000, []]);
  });

  test('names units in its headings', async () => {
    const text = 'Ref.;Type transactie;Taal;Prijs (€);Bewoonbare oppervlakte (m²)\nA1;Te koop;N;250.000;120\n';
    expect((await homesOf('homes.csv', text)).homes).toMatchObject({ A1: { Price: 250_000, SurfaceLiving: 120 } });
  });

  test.each([
    [
      'Floor',
      [
        ...['gelijkvloers', 'rez-de-chaussée', 'Erdgeschoss', 'RDC', 'Ground floor'].map((text) => [text, 0] as const),
        ...['1ste verdieping', '1er étage', '1. OG', 'verdieping 1', '1st floor'].map((text) => [text, 1] as const),
        ...['kelder', 'sous-sol', '-1'].map((text) => [text, -1] as const),
        ['penthouse', null],
      ],
    ],
    [
      'Lat',
      [
        ['50°37\'48"N', 50.63],
        ["N 50° 37,8'", 50.63],
        ['50º 37′ 48″', 50.63],
        ['50:37:48', 50.63],
        ['50 37 48', 50.63],
        ['50.63° N', 50.63],
        ['N50,63', 50.63],
        ['33.5 S', -33.5],
        // Two numbers, and no sign that the second are minutes.
        ['50 62', null],
        ["50°62'", null],
        // East in Dutch and German, west in French.
        ["3°46'40 O", null],
      ],
    ],
    [
      'Price',
      [
        ['950 €/mois CC', 950],
        ['950 €/maand (excl. kosten)', 950],
        ['€ 950 + € 50 lasten', null],
        ['950 + 50 kosten', null],
      ],
    ],
    [
      'Availability date',
      [
        ['vanaf 01/03/2026', '2026-03-01'],
        ['3/1/2026 12:30:00 AM', '2026-03-01T00:30:00Z'],
      ],
    ],
  ])('spells %s as people do', async (heading, spellings) => {
    const { homes } = await homesOf(
      'homes.csv',
      table(heading, ...spellings.map(([text]) => String(text).replaceAll('"', '""')).map((text) => `"${text}"`)),
    );
    const field = heading.replace(' d', 'D');
    expect(spellings.map(([text], index) => [text, homes[index]?.[field]])).toEqual(spellings);
  });

  test.each([
    ['GPS', '50.63, 3.77', { Lat: 50.63, Lng: 3.77 }],
    ['Availability date', 'onmiddellijk', { Availability: 'immediately', AvailabilityDate: null }],
    ['Availability date', 'à convenir', { Availability: 'toAgree' }],
    ['EPC', 'c', { EPCLabelText: 'C', EnergyPerformance: null }],
    ['Garden', 'ja, 200 m²', { Garden: true }],
    ['Status', 'Verhuurd!', { Status: 4 }],
  ])('reads %s %j as what it says', async (heading, cell, home) => {
    const { homes, warnings } = await homesOf('homes.csv', table(heading, cell));
    expect([homes['0'], warnings]).toEqual([expect.objectContaining(home), []]);
  });
});

describe('XML', () => {
  test('may have its names in capitals', async () => {
    const home = immobilie('A', '<preise><kaufpreis>250000</kaufpreis></preise><geo><etage>EG</etage></geo>');
    expect((await homesOf('a.xml', capitals(openImmo(home)))).homes.A).toMatchObject({ Price: 250_000, Floor: 0 });
    const images =
      '<images><image><url>a.jpg</url><tags><tag>FLOORPLAN</tag></tags></image><image src="b.jpg"/></images>';
    const { homes } = await homesOf(
      'a.xml',
      capitals(kyero(`<price>1000</price><price_freq>SALE</price_freq>${images}`)),
    );
    expect(homes['7']).toMatchObject({ Price: 1000, Pictures: [{ File: 'b.jpg' }, { File: 'a.jpg', Plan: true }] });
  });

  test.each([
    ['alquiler', 950],
    ['Monthly', 950],
    ['por semana', null],
    ['alquiler vacacional', null],
  ])('of Kyero may say the rent is %j', async (frequency, price) => {
    const { homes } = await homesOf('a.xml', kyero(`<price>950</price><price_freq>${frequency}</price_freq>`));
    expect(homes['7']).toMatchObject({ Goal: 1, Price: price });
  });

  test('of OpenImmo may say in texts what the standard says in attributes', async () => {
    const gone = '<verwaltung_techn><objektnr_extern>B</objektnr_extern><aktion>LÖSCHEN</aktion></verwaltung_techn>';
    const { homes } = await homesOf(
      'a.xml',
      openImmo(
        immobilie('A', '<zustand_angaben><verkaufstatus>VERKAUFT</verkaufstatus></zustand_angaben>', 'KAUF="ja"'),
        immobilie('B', gone),
        immobilie('C', '<geo><plz>1010</plz><land>Österreich</land></geo>'),
        immobilie(
          'D',
          '<geo><geokoordinaten><breitengrad>50,63</breitengrad><laengengrad>3,77</laengengrad></geokoordinaten></geo>',
        ),
        immobilie('E', '<verwaltung_objekt><verfuegbar_ab>ab sofort</verfuegbar_ab></verwaltung_objekt>'),
        immobilie('F', '<preise><pauschalmiete>800,00</pauschalmiete></preise>', 'MIETE_PACHT="1"'),
      ),
    );
    expect(homes).toMatchObject({
      A: { Status: 2 },
      B: { remove: true },
      C: { CountryID: 0 },
      D: { Lat: 50.63, Lng: 3.77 },
      E: { Availability: 'immediately' },
      F: { Price: 800 },
    });
  });
});

describe('JSON of an API', () => {
  const whise = {
    id: 'a',
    purposeId: 1,
    purposeStatusId: 1,
    categoryId: 2,
    price: 1000,
    displayPrice: true,
    floor: 'RDC',
  };
  const sweepbright = {
    ...{
      id: 'a',
      negotiation: 'SALE',
      status: 'AVAILABLE',
      type: 'HOUSE',
      price: 1000,
      description: { 'nl-BE': 'Huis' },
    },
    ...{ sizes: { liveable_area: { size: '120,5', unit: 'M2' } }, location: { floor: 'gelijkvloers' } },
  };
  const reso = {
    ...{ ListingKey: 'a', PropertyType: 'Residential', StandardStatus: 'Active', ListPrice: 1000, Country: 'BE' },
    ...{ LotSizeArea: 0.5, LotSizeUnits: 'ha', EntryLevel: 'Ground floor' },
  };

  test.each([
    ['Whise', { estates: [{ ...whise, pictures: ['https://x.example/a.jpg'] }] }, { WebIDs: '12' }],
    ['SweepBright', [{ ...sweepbright, images: { 3: 'https://x.example/a.jpg' } }], { SurfaceLiving: 120.5 }],
    ['RESO', { value: [{ ...reso, Media: ['https://x.example/a.jpg'] }] }, { SurfaceGround: 5000 }],
  ])('%s: words for codes, and pictures that are only addresses', async (_, answer, own) => {
    const { homes, errors, warnings } = await homesOf('a.json', JSON.stringify(answer));
    expect(homes.a).toMatchObject({ Goal: 0, Status: 1, Price: 1000, Floor: 0, Pictures: [{ File: 'a.jpg' }], ...own });
    expect([errors, warnings]).toEqual([[], []]);
  });
});
