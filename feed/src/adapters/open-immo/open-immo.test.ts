import { readSource } from '../testing/read-source.ts';

interface Parts {
  id?: string;
  market?: string;
  kind?: string;
  prices?: string;
  more?: string;
  technical?: string;
}

const feed = (homes: string[]) =>
  `<?xml version="1.0"?>\n<openimmo><uebertragung umfang="VOLL"/><anbieter>\n${homes.join('\n')}\n</anbieter></openimmo>\n`;
const home = ({
  id = '7',
  market = 'KAUF="true"',
  kind = '<haus haustyp="VILLA"/>',
  prices = '',
  more = '',
  technical = '',
}: Parts = {}) =>
  `<immobilie><objektkategorie><vermarktungsart ${market}/><objektart>${kind}</objektart></objektkategorie>
<preise>${prices}</preise>${more}
<verwaltung_techn><objektnr_extern>${id}</objektnr_extern>${technical}</verwaltung_techn></immobilie>`;
const read = (text: string | Buffer) => readSource('homes.xml', text);
const TEXTS = '<freitexte><lage>Ruhig</lage></freitexte>';
const first = async (parts: Parts) => (await read(feed([home(parts)]))).records[0];

describe('an OpenImmo feed', () => {
  test('shows no price in another currency, or of another time than a month', async () => {
    const prices = [
      '<kaltmiete>85</kaltmiete><preis_zeiteinheit zeiteinheit="TAG"/>',
      '<kaltmiete>850</kaltmiete><waehrung>CHF</waehrung>',
      '<kaltmiete>850</kaltmiete><preis_zeiteinheit zeiteinheit="MONAT"/>',
    ];
    const homes = prices.map((one, id) =>
      home({ id: String(id), market: 'MIETE_PACHT="1"', prices: one, more: TEXTS }),
    );
    const { records, warnings } = await read(feed(homes));
    expect(records.slice(0, 3).map(({ Price }) => Price)).toEqual([null, null, 850]);
    expect(warnings).toEqual([
      expect.stringContaining(
        'property 0: preise/preis_zeiteinheit "TAG" is not a price a month: the price is on request',
      ),
      expect.stringContaining('property 1: preise/waehrung "CHF" is not EUR: the price is on request'),
    ]);
  });

  test('has a record for each home and language, German by default', async () => {
    const text = feed([
      home({
        more: '<freitexte><objekttitel>Haus</objekttitel><objektbeschreibung>Schön</objektbeschreibung><lage>Ruhig</lage></freitexte>',
      }),
      home({ technical: '<sprache>fr-BE</sprache>' }),
      home({ id: '8', technical: '<aktion aktionart="DELETE"/>' }),
    ]);
    const { records, errors } = await read(text);
    expect(errors).toEqual([]);
    expect(records.filter(({ kind }) => kind === 'property')).toMatchObject([
      { ID: '7', language: 'de', MainTypeName: 'Villa', TypeDescription: 'Haus', Description: 'Schön\n\nRuhig' },
      { ID: '7', language: 'fr', MainTypeName: 'villa' },
      { ID: '8', remove: true },
    ]);
  });

  test.each([
    [{ prices: '<kaufpreis>1000</kaufpreis>' }, { Goal: 0, Status: 1, Price: 1000 }],
    [{ prices: '<kaufpreis auf_anfrage="true">1000</kaufpreis>' }, { Price: null, PublishPrice: false }],
    [{}, { Price: null, PublishPrice: false }],
    [
      { market: 'MIETE_PACHT="1"', prices: '<warmmiete>900</warmmiete><kaltmiete>700</kaltmiete>' },
      { Goal: 1, Price: 700, PriceUnit: 1 },
    ],
    [{ more: '<zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>' }, { Status: 2 }],
    [
      { market: 'MIETE_PACHT="true"', more: '<zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>' },
      { Status: 4 },
    ],
    [{ kind: '<wohnung wohnungtyp="PENTHOUSE"/>' }, { WebIDs: '12', MainTypeName: 'Penthouse' }],
    [{ kind: '<freizeitimmobilie_gewerblich/>' }, { WebIDs: '7', MainTypeName: 'Immobilie' }],
    [{ kind: '' }, { WebIDs: '7' }],
    [{ kind: '<objektart_zusatz>Loft</objektart_zusatz><wohnung/>' }, { WebIDs: '12' }],
    [{ technical: '<aktion aktionart="REFERENZ"/>' }, { Status: 6 }],
    [{ technical: '<sprache>DEU</sprache>' }, { language: 'de' }],
    [{ more: '<geo><plz>B-7800</plz></geo>' }, { Zip: '7800', CountryID: 10 }],
    [
      { market: 'KAUF="true" MIETE_PACHT="true"', prices: '<kaltmiete>800</kaltmiete>' },
      { Goal: 1, Price: 800 },
    ],
    [
      {
        more: '<zustand_angaben><energiepass><wertklasse>Klasse C</wertklasse><endenergiebedarf>0.00</endenergiebedarf></energiepass></zustand_angaben>',
      },
      { EPCLabelText: 'C', EnergyPerformance: '' },
    ],
    [{ market: 'kauf="true"' }, { Goal: 0 }],
    [{ market: 'Miete_Pacht="1"' }, { Goal: 1 }],
    [{ more: '<ausstattung><unterkellert Keller="ja"/></ausstattung>' }, { Cellar: true }],
    [{ more: '<geo><land iso_land="DEU"/></geo>' }, { CountryID: 0, PublishAddress: false }],
    [
      { more: '<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben></verwaltung_objekt>' },
      { PublishAddress: true },
    ],
    [
      { more: '<ausstattung><ausricht_balkon_terrasse OST="true" SUEDWEST="1" SUED="0"/></ausstattung>' },
      { TerraceOrientation: 'southWest' },
    ],
    [{ more: '<ausstattung><fahrstuhl PERSONEN="true"/><unterkellert keller="NEIN"/></ausstattung>' }, { Lift: true }],
  ])('reads %j', async (parts, fields) => {
    expect(await first(parts)).toMatchObject(fields);
  });

  test('shows no price in another currency', async () => {
    const { records, warnings } = await read(
      feed([home({ prices: '<kaufpreis>5</kaufpreis><waehrung iso_waehrung="CHF"/>' })]),
    );
    expect(records[0]).toMatchObject({ Price: null, PublishPrice: false });
    expect(warnings).toEqual(['line 4, property 7: preise/waehrung "CHF" is not EUR: the price is on request']);
  });

  test('puts the title picture first, and plans among the plans', async () => {
    const file = (group: string, path: string) =>
      `<anhang gruppe="${group}"><daten><pfad>${path}</pfad></daten></anhang>`;
    const more = `<anhaenge>${file('BILD', 'a.jpg')}${file('GRUNDRISS', 'b.png')}${file('TITELBILD', 'c.jpg')}${file('DOKUMENTE', 'd.docx')}</anhaenge>`;
    expect((await read(feed([home({ more })]))).warnings).toEqual([
      expect.stringMatching(
        /property 7: anhaenge\/anhang DOKUMENTE "d.docx" is a file of a kind that is not shown: it is left out$/,
      ),
    ]);
    expect((await first({ more }))?.Pictures).toMatchObject([
      { File: 'c.jpg' },
      { File: 'a.jpg' },
      { File: 'b.png', Plan: true },
    ]);
  });

  test('takes papers as documents: plans for everybody, all others for those who ask', async () => {
    const file = (group: string, path: string, more = '') =>
      `<anhang gruppe="${group}">${more}<daten><pfad>${path}</pfad></daten></anhang>`;
    const more = `<anhaenge>${[
      file('GRUNDRISS', 'plan.pdf', '<anhangtitel>Erdgeschoss</anhangtitel>'),
      file('DOKUMENTE', 'https://crm.example/f/7?sig=1', '<anhangtitel>Energieausweis</anhangtitel>'),
      file('DOKUMENTE', 'C:\\export\\expose.PDF'),
      file('', 'https://crm.example/deed', '<format>application/pdf</format>'),
      file('ANBIETERLOGO', 'logo.pdf'),
      file('DOKUMENTE', 'scan.jpg'),
      file('DOKUMENTE', 'deed.doc'),
      file('BILD', 'a.jpg'),
    ].join('')}</anhaenge>`;
    const { records, warnings, textless } = await read(feed([home({ more: `${more}${TEXTS}` }), home({ id: '8' })]));
    expect(textless).toEqual(['8']);
    expect(warnings).toEqual([expect.stringContaining('DOKUMENTE "deed.doc" is a file of a kind that is not shown')]);
    expect(records[0]?.Pictures).toMatchObject([{ File: 'a.jpg' }]);
    expect(records[0]?.Documents).toEqual([
      { Title: 'Erdgeschoss', Kind: 'plan', File: 'plan.pdf', Public: true },
      { Title: 'Energieausweis', Kind: 'certificate', File: '7', Url: 'https://crm.example/f/7?sig=1' },
      { Title: 'expose', Kind: 'brochure', File: 'expose.PDF' },
      { Title: 'deed', Kind: 'other', File: 'deed', Url: 'https://crm.example/deed' },
      { Title: 'scan', Kind: 'other', File: 'scan.jpg' },
    ]);
  });

  test('reports line and element of every error', async () => {
    const text = feed([
      home({ id: 'A7' }),
      home({ market: 'KAUF="false"' }),
      home({ id: '8', more: '<flaechen>\n<wohnflaeche>big</wohnflaeche></flaechen>' }),
      home({ id: '9', technical: '<sprache>es</sprache>' }),
    ]);
    const { errors, warnings, records } = await read(text);
    expect(errors).toEqual([
      'line 6, property 7: objektkategorie/vermarktungsart is neither for sale nor to let; understood are KAUF, MIETE_PACHT',
      'line 15, property 9: verwaltung_techn/sprache "es" is not nl, fr, en or de',
    ]);
    expect(warnings).toEqual([
      'line 11, property 8: flaechen/wohnflaeche "big" is not a number such as 1250 or 1250,5: it is left out',
    ]);
    expect(records.slice(0, 4)).toMatchObject([
      { ID: 'A7' },
      { ID: '7', leftOut: true },
      { ID: '8' },
      { ID: '9', leftOut: true },
    ]);
  });

  test('is read although it has characters that XML lacks, and names of HTML', async () => {
    const long = 'x'.repeat(200_000);
    const texts = `<freitexte><objekttitel>Haus\u0001am&#x1F;See&#11;&eacute;&nbsp;&#233;</objekttitel><lage>${long}</lage></freitexte>`;
    const { records, errors } = await read(feed([home({ id: '6', more: texts }), home()]));
    expect([errors, records.map(({ ID }) => ID)]).toEqual([[], expect.arrayContaining(['6', '7'])]);
    expect(records[0]?.TypeDescription).toBe('Haus am See é\u00a0é');
  });

  test.each(['&secret;', '&copyright;', '&constructor;'])('is refused with %s, which nobody declared', async (name) => {
    const { errors } = await read(feed([home({ more: `<geo><ort>${name}</ort></geo>` })]));
    expect(errors).toEqual([expect.stringMatching(/^feed: is not XML: line 4, column \d+: undefined entity/)]);
  });

  test.each(['umfang="TEIL"', 'UMFANG="TEIL"', "umfang='teil' modus='NEW'", 'modus="CHANGE"', 'modus="delete"'])(
    'knows an export of only some homes, wherever it says so: %s',
    async (attributes) => {
      const head = `<uebertragung ${attributes}/>`;
      const bare = feed([home()]).replace(/<uebertragung[^>]*>/, '');
      expect(bare).not.toContain('uebertragung');
      for (const text of [
        bare.replace('<anbieter>', `${head}<anbieter>`),
        bare.replace('</openimmo>', `${head}</openimmo>`),
      ])
        expect(await read(text)).toMatchObject({ isPartial: true, errors: [] });
    },
  );

  test.each(['umfang="VOLL" modus="CHANGE"', 'modus="NEW"', ''])('takes a full export: %s', async (attributes) => {
    const text = feed([home()]).replace(/<uebertragung[^>]*>/, `<uebertragung ${attributes}/>`);
    const { errors, records } = await read(text);
    expect([errors, records[0]?.ID]).toEqual([[], '7']);
  });

  test('reads the character set that it names', async () => {
    const text = feed([home({ more: '<geo><ort>Li\xE8ge</ort></geo>' })]).replace(
      '"1.0"',
      '"1.0" encoding="ISO-8859-1"',
    );
    expect((await read(Buffer.from(text, 'latin1'))).records[0]).toMatchObject({ City: 'Liège' });
  });
});
