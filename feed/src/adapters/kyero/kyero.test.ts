import { readSource } from '../testing/read-source.ts';

const feed = (...homes: string[]) =>
  `<?xml version="1.0"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n${homes.join('\n')}\n</root>\n`;
const home = (more = '', id = '7') =>
  `<property>\n<id>${id}</id><price_freq>sale</price_freq>\n<type>Villa</type>${more}</property>`;
const read = (text: string | Buffer) => readSource('homes.xml', text);
const homes = async (text: string | Buffer) => (await read(text)).records.filter(({ kind }) => kind === 'property');

describe('a Kyero feed', () => {
  test('has a record for each language that the site knows', async () => {
    const text = feed(
      home('<desc><es>Casa</es><nl>Huis &amp; tuin</nl><de><![CDATA[Haus & Hof]]></de></desc>'),
      home('', '8'),
    );
    expect(
      (await homes(text)).map(({ ID, language, Description, MainTypeName }) => [
        ID,
        language,
        Description,
        MainTypeName,
      ]),
    ).toEqual([
      ['7', 'nl', 'Huis & tuin', 'villa'],
      ['7', 'de', 'Haus & Hof', 'Villa'],
      ['8', 'en', '', 'villa'],
    ]);
  });

  test.each([
    ['<price>1000</price><currency>EUR</currency>', { Goal: 0, Price: 1000 }, []],
    [
      '<price>1000</price><currency>GBP</currency>',
      { Goal: 0, Price: null, PublishPrice: false },
      ['line 6, property 7: currency "GBP" is not EUR: the price is on request'],
    ],
    ['<price>0</price>', { Goal: 0, Price: null, PublishPrice: false }, []],
  ])('prices %s', async (price, fields, warnings) => {
    const { records, warnings: found } = await read(feed(home(price)));
    expect(records[0]).toMatchObject(fields);
    expect(found).toEqual(warnings);
  });

  test('does not show a weekly rent as a monthly one', async () => {
    const rent = (frequency: string) => feed(home('<price>900</price>').replace('sale', frequency));
    expect((await homes(rent('month')))[0]).toMatchObject({ Goal: 1, Price: 900, PriceUnit: 1 });
    const { records, warnings, textless } = await read(rent('week'));
    expect(textless).toEqual(['7']);
    expect(records[0]).toMatchObject({ Goal: 1, Price: null, PublishPrice: false });
    expect(warnings).toEqual(['line 5, property 7: price_freq "week" is not a price a month: the price is on request']);
  });

  test('takes no name of JavaScript for a frequency', async () => {
    const { errors } = await read(feed(home('').replace('sale', 'constructor')));
    expect(errors).toEqual([expect.stringContaining('price_freq "constructor" is neither for sale nor to let')]);
  });

  test('keeps an unknown type, in the category "other"', async () => {
    expect((await homes(feed(home().replace('Villa', 'Windmill'))))[0]).toMatchObject({
      MainTypeName: 'Windmill',
      WebIDs: '7',
    });
    const flat = home('<new_build>1</new_build>').replace('Villa', 'Apartment');
    expect((await homes(feed(flat)))[0]).toMatchObject({ WebIDs: '2' });
  });

  test('reads other spellings of CRMs', async () => {
    const image = '<images><image>https://x.example/a.jpg</image></images><postcode>B 7800</postcode>';
    const { records, errors } = await read(
      `\n\n${feed(home(image).replace('sale', 'Monthly'), home('<beds>x</beds>', '8'))}`,
    );
    expect([errors, records[0]]).toMatchObject([[], { Goal: 1, Zip: '7800', Pictures: [{ File: 'a.jpg' }] }]);
    const { warnings } = await read(`\n\n${feed(home('\n<beds>x</beds>'))}`);
    expect(warnings).toEqual([expect.stringMatching(/^line 9, property 7: beds "x"/)]);
  });

  test('reads languages, flags and pictures as Spanish programs write them', async () => {
    const more = `<title><NL>Titel</NL></title><desc><es_ES>Casa</es_ES><en_GB>House</en_GB><NL>Huis</NL></desc>
      <pool>Yes</pool><images><image url="https://x.example/a.jpg"/></images>`;
    const { records, warnings } = await read(feed(home(more).replace('sale', 'venta')));
    expect([warnings, records.slice(0, 2)]).toMatchObject([
      [],
      [
        { language: 'nl', Description: 'Huis', TypeDescription: 'Titel', SwimmingPool: true, Goal: 0 },
        { language: 'en', Description: 'House', Pictures: [{ Url: 'https://x.example/a.jpg' }] },
      ],
    ]);
  });

  test('reports line and element of every error', async () => {
    const text = feed(
      home('\n<beds>three</beds>\n<surface_area>\n<built>big</built></surface_area><desc><nl>a</nl><fr>b</fr></desc>'),
      home('', 'A7'),
      home('<date>yesterday</date>').replace('sale', 'auction'),
    );
    const { errors, warnings } = await read(text);
    expect(errors).toEqual([
      'line 14, property 7: price_freq "auction" is neither for sale nor to let; understood are sale, month, week',
    ]);
    expect(warnings).toEqual([
      'line 7, property 7: beds "three" is not a number such as 1250 or 1250,5: it is left out',
      'line 9, property 7: surface_area/built "big" is not a number such as 1250 or 1250,5: it is left out',
    ]);
  });

  test.each([
    ['<root><property/><kyero/></root>', 'feed: line 1: is not a Kyero feed: no <kyero> before the first <property>'],
    [
      '<root><kyero><feed_version>2</feed_version></kyero></root>',
      'feed: line 1: feed_version is 2: only version 3 is read',
    ],
    [
      '<?xml version="1.0" encoding="klingon"?><root><kyero/></root>',
      'feed: has the character set klingon, which is not known',
    ],
  ])('refuses %j', async (text, message) => {
    expect((await read(text)).errors).toEqual([message]);
  });

  test.each([
    feed(home()).replace('</root>', ''),
    feed(home('<beds>3</bed>')),
    feed(home('&secret;')).replace('<root>', '<!DOCTYPE root [<!ENTITY secret SYSTEM "file:///etc/hostname">]><root>'),
    feed(home('<a>'.repeat(100))),
  ])('refuses documents that are not well-formed, or declare entities', async (text) => {
    const { errors } = await read(text);
    expect(errors).toEqual([expect.stringMatching(/^feed: (is not XML: line \d+|line \d+: is nested too deep)/)]);
  });

  test('reads the character set that it names', async () => {
    const text = feed(home('<town>Li\xE8ge</town>')).replace('"1.0"', '"1.0" encoding="ISO-8859-1"');
    expect((await homes(Buffer.from(text, 'latin1')))[0]).toMatchObject({ City: 'Liège' });
  });
});
