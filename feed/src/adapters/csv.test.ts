import { readSource } from './testing/read-source.ts';

const read = (text: string | Buffer, lookups?: string) => readSource('homes.csv', text, { lookups });
const homes = async (text: string | Buffer) =>
  (await read(text)).records.filter(({ kind }) => kind === 'property').map(({ kind: _, ...record }) => record);

describe('a table of homes', () => {
  test('has a record for each language that a row is written in', async () => {
    const rows = 'ID,Goal,Description nl,Description_FR\n1,sale,Mooi,Beau\n2,rent,,Lumineux\n3,0,,\n';
    expect(await homes(rows)).toEqual([
      { ID: '1', Goal: 0, Pictures: [], language: 'nl', Description: 'Mooi' },
      { ID: '1', Goal: 0, Pictures: [], language: 'fr', Description: 'Beau' },
      { ID: '2', Goal: 1, Pictures: [], language: 'fr', Description: 'Lumineux' },
      { ID: '3', Goal: 0, Pictures: [], language: 'nl' },
      { ID: '3', Goal: 0, Pictures: [], language: 'fr' },
    ]);
  });

  test.each([
    ['semicolons', 'ID;Goal;language;Price\n1;0;nl;1.500,0\n'],
    ['tabs', 'ID\tGoal\tlanguage\tPrice\n1\t0\tnl\t1 500\n'],
    ['commas', 'ID,Goal,language,Price\r\n1,0,nl,"1500,00"\r\n'],
    ['a byte order mark', '\uFEFFID;Goal;language;Price\n1;0;nl;1.500,0'],
  ])('may have %s', async (_, text) => {
    expect(await homes(text)).toEqual([{ ID: '1', Goal: 0, language: 'nl', Price: 1500, Pictures: [] }]);
  });

  test('parses usual notations in cells', async () => {
    const text =
      'ID;Goal;language;Surface living;GARDEN;Create date;Category;Pictures;Plans;Status\n' +
      '1;sale;NL;"1 250,5";yes;3/11/2026;house|9;sub/a b.jpg | https://x.example/c%20d.png?w=1;p.png;sold\n';
    expect(await homes(text)).toEqual([
      {
        ID: '1',
        Goal: 0,
        language: 'nl',
        SurfaceLiving: 1250.5,
        Garden: true,
        CreateDate: '2026-11-03',
        WebIDs: '1,9',
        Pictures: [
          { ID: 'a b', File: 'a b.jpg' },
          { ID: 'c d', File: 'c d.png', Url: 'https://x.example/c%20d.png?w=1' },
          { ID: 'p', File: 'p.png', Plan: true },
        ],
        Status: 2,
      },
    ]);
  });

  test('reports line and column of every error, also after cells with several lines', async () => {
    const text =
      'ID;Goal;Prix;Price;Title nl;Title fr;Category\n' +
      '1;sale;9;a lot;"two\nlines ""here"""; fr;house\n\n' +
      'x;sale;9;1000;nl;fr;castle\n' +
      '3;sale\n' +
      '4;perhaps;9;1000;nl;;house\n' +
      '9999999999;sale;9;1000;nl;;house\n';
    const { errors, warnings } = await read(text);
    expect(warnings).toEqual([
      'line 1: Prix is not a known column: it is left out',
      'line 2, property 1: Price "a lot" is not a number such as 1250 or 1250,5: it is left out',
      'line 5: Category "castle" is not a category: it is left out',
    ]);
    expect(errors).toEqual([
      'line 6, property 3: has 2 cells, but there are 7 columns',
      'line 7, property 4: Goal "perhaps" is neither for sale nor to let; understood are 0, sale, te koop, à vendre, zu verkaufen; 1, rent, te huur, à louer, zu vermieten',
    ]);
  });

  test.each([
    ['', 'feed: is empty: the export has probably failed'],
    ['ID;Price\n1;2\n', 'feed: line 1: has no column Goal, language'],
    ['ID;Goal;language\n1;0;"nl\n', 'feed: line 2: has a quote (") that is not closed, or a row of more than 1 MB'],
    [
      'ID;Goal;language;City\n1;0;nl;Ath\n2;0;nl;"At"h"\n',
      'feed: line 3: has text behind the closing quote (") of a cell: write each quote in a cell twice',
    ],
    [
      'ID;Goal;language;City\n1;0;nl;"Ath\n2;0;nl;"Ath"\n3;0;nl;Ath\n',
      'feed: line 2: has text behind the closing quote (") of a cell: write each quote in a cell twice',
    ],
    ['ID;Goal;language;Price;price\n1;0;nl;1;2\n', 'feed: line 1: has the column price twice'],
  ])('refuses %j', async (text, message) => {
    expect((await read(text)).errors).toEqual([message]);
  });

  test('reads Windows-1252, and refuses another character set instead of importing wrong letters', async () => {
    const table = (letter: string) => read(Buffer.from(`ID;Goal;language;City\n1;0;fr;Li${letter}ge\n`, 'latin1'));
    expect((await table('\xE8')).records[0]).toMatchObject({ City: 'Liège' });
    // As a Mac writes it.
    expect((await table('\x8F')).errors).toEqual(['feed: is not UTF-8 after line 1: save it in that character set']);
  });

  test('stops at a quote that is not closed, however long the rest is', async () => {
    const { errors } = await read(`ID;Goal;language\n1;0;"nl\n${'2;0;nl\n'.repeat(400_000)}`);
    expect(errors).toEqual([expect.stringMatching(/^feed: line 2: has a quote \("\) that is not closed/)]);
  });

  test.each([
    ['buis 2" en 3"', 'buis 2" en 3"'],
    ['Café "Anker"', 'Café "Anker"'],
    ['ruim\u000Bhuis\0', 'ruim huis'],
    ['"""Het Anker"""', '"Het Anker"'],
    ['"""Het Anker"": rustig; en licht"', '"Het Anker": rustig; en licht'],
  ])('the cell %j is a text', async (cell, text) => {
    const { records, errors } = await read(`ID;Goal;language;Title nl\n1;0;nl;${cell}\n2;0;nl;Twee\n`);
    expect(errors).toEqual([]);
    const all = records.filter(({ kind }) => kind === 'property');
    expect(all.map(({ TypeDescription }) => TypeDescription)).toEqual([text, 'Twee']);
  });

  test('has the categories that it uses, or those of lookups.json', async () => {
    const text = 'ID;Goal;language;Category\n1;0;nl;house\n';
    const named = (records: Record<string, unknown>[]) =>
      records.filter(({ kind }) => kind === 'category').map(({ WebID, language, Name }) => [WebID, language, Name]);
    expect(named((await read(text)).records)).toEqual([
      [1, 'nl', 'Woning'],
      [1, 'fr', 'Maison'],
      [1, 'en', 'House'],
      [1, 'de', 'Haus'],
    ]);
    const own = { categories: [{ WebID: 1, language: 'nl', Name: 'Huis' }], agents: [{ ID: 7, Name: 'An' }] };
    const { records } = await read(text, JSON.stringify(own));
    expect(named(records)).toEqual([[1, 'nl', 'Huis']]);
    expect(records).toContainEqual({ kind: 'agent', ID: 7, Name: 'An' });
  });

  test.each([
    ['[', /^feed: lookups\.json is not JSON/],
    ['[]', /^feed: lookups\.json is not an object/],
    ['{"homes":[]}', /^feed: lookups\.json has no list "homes"/],
    ['{"agents":1}', /^feed: lookups\.json: agents is not a list/],
    ['{"categories":[{"WebID":"x"}]}', /^lookups\.json, category x: WebID "x" is not a number/],
  ])('reports a lookups.json that is %s', async (lookups, message) => {
    const { errors } = await read('ID;Goal;language\n1;0;nl\n', lookups);
    expect(errors).toContainEqual(expect.stringMatching(message));
  });
});

describe('tables as agencies write them', () => {
  const homesIn = async (...lines: string[]) => {
    const { records, errors, warnings, textless } = await readSource('homes.csv', `${lines.join('\n')}\n`);
    return { homes: records.filter(({ kind }) => kind === 'property'), errors, warnings, textless };
  };

  test.each([
    ['Referentie;Doel;Taal;Vraagprijs;Slaapkamers;Gemeente', 'A1;te koop;Nederlands;325000;3;Aat', 'nl'],
    ['Référence;Transaction;Langue;Prix;Chambres;Commune', 'A1;en vente;fr-BE;325000;3 chambres;Aat', 'fr'],
    ['Objektnummer;Vermarktungsart;Sprache;Kaufpreis;Schlafzimmer;Ort', 'A1;zum Verkauf;Deutsch;325000;3;Aat', 'de'],
  ])('headings %s', async (headings, row, language) => {
    const { homes, errors, warnings } = await homesIn(headings, row);
    expect([errors, warnings]).toEqual([[], []]);
    expect(homes).toMatchObject([{ ID: 'A1', Goal: 0, language, Price: 325_000, Bedrooms: 3, City: 'Aat' }]);
  });

  test('a cell may have a list of JSON, and a status in words', async () => {
    const { homes } = await homesIn(
      'ID;Goal;language;Status;Pictures',
      '7;sale;fr;Compromis signé;"[""https://x.example/a.jpg"", ""b.jpg""]"',
    );
    expect(homes).toMatchObject([{ Status: 2, Pictures: [{ File: 'a.jpg' }, { File: 'b.jpg' }] }]);
  });

  test('a heading of the feed goes before one in another language, and the first of two', async () => {
    const { homes, warnings, textless } = await homesIn(
      'Référence;ID;Goal;language;Prix;Loyer',
      'R1;7;sale;fr;325000;800',
    );
    expect(homes).toMatchObject([{ ID: '7', Price: 325_000 }]);
    expect(textless).toEqual(['7']);
    expect(warnings).toEqual([
      'line 1: Référence is not a known column: it is left out',
      'line 1: Loyer is not a known column: it is left out',
    ]);
  });

  test.each([
    ['onder optie', 1],
    ['sous option', 1],
    ['te koop', 1],
    ['sous compromis', 2],
  ])('the status %s', async (word, Status) => {
    expect((await homesIn('ID;Goal;language;Status', `1;sale;nl;${word}`)).homes).toMatchObject([{ Status }]);
  });

  test.each([
    ['viager', { WebIDs: '10,1' }],
    ['Viager occupé', { WebIDs: '10,1', AnnuityOccupied: true }],
    ['viager libre', { WebIDs: '10,1', AnnuityOccupied: false }],
    ['op lijfrente', { WebIDs: '10,1' }],
    ['Leibrente', { WebIDs: '10,1' }],
  ])('the goal %s is a sale for a life annuity', async (word, expected) => {
    const { homes, errors, warnings } = await homesIn('ID;Goal;language;Category', `1;${word};fr;house`);
    expect([errors, warnings, homes]).toEqual([[], [], [expect.objectContaining({ Goal: 0, ...expected })]]);
  });

  test.each([
    ['a.jpg, b.jpg', ['a.jpg', 'b.jpg']],
    ['"a.jpg;b.jpg"', ['a.jpg', 'b.jpg']],
    ['https://x.example/a.jpg https://x.example/b.jpg', ['a.jpg', 'b.jpg']],
    ['"a.jpg\nb.jpg"', ['a.jpg', 'b.jpg']],
    ['voor gevel.jpg', ['voor gevel.jpg']],
    ['"https://x.example/a,b.jpg"', ['a,b.jpg']],
  ])('the pictures %s', async (cell, files) => {
    const { homes } = await homesIn('ID;Goal;language;Pictures', `1;sale;nl;${cell}`);
    expect(homes).toMatchObject([{ Pictures: files.map((File) => ({ File })) }]);
  });
});
