import { cleanLine, cleanText } from './clean-text.ts';
import { NO_NOTATION, type Notation, Notations } from './notation.ts';
import { NUMBER_FIELDS, type NumberField, RENT, SALE_PRICE } from './number-fields.ts';
import { readDate } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { isOnRequest, readFlag, readGoal, readStatus } from './words.ts';

const onOpen = () => {};
const numberIn = (text: string, field: NumberField, notation: Notation = NO_NOTATION) => {
  const reading = readNumber(text, field, { notation, onOpen });
  return reading.ok ? reading.value : reading.saying.kind;
};
const dateIn = (text: string, dates: Notation['dates'] = null) => {
  const reading = readDate(text, { notation: { ...NO_NOTATION, dates }, onOpen });
  return reading.ok ? reading.value : reading.saying.kind;
};

test.each([
  ['150.000', 150_000],
  ['150,000', 150_000],
  ['1.000.000', 1_000_000],
  ['€ 150 000', 150_000],
  ['150 000 EUR', 150_000],
  ['150.000,- €', 150_000],
  ['EUR 1.250.000,00', 1_250_000],
  ["1'250'000", 1_250_000],
  ['1,250,000.50', 1_250_000.5],
  ['1.250,50', 1250.5],
  ['320000.50', 320_000.5],
  ['150', 'range'],
  ['1000000000', 'range'],
  ['1e9', 'number'],
  ['150k', 'number'],
  ['1,50,000', 'number'],
  ['150.00.000', 'number'],
  ['150 00', 'number'],
  ['200000 - 250000', 'number'],
  ['-', null],
])('the sale price %j is %j', (text, value) => expect(numberIn(text, SALE_PRICE)).toBe(value));

test.each([
  ['1.250', 1250],
  ['950,00', 950],
  ['1.250 €/maand', 1250],
  ['750.000', 'ambiguousNumber'],
  ['12.000 €/jaar', 'number'],
])('the rent %j is %j', (text, value) => expect(numberIn(text, RENT)).toBe(value));

test.each([
  ['Bedrooms', '3', 3],
  ['Bedrooms', '1.0', 1],
  ['Bedrooms', '3+1', 'number'],
  ['Bedrooms', '-1', 'wholeRange'],
  ['Bedrooms', '2,5', 'wholeRange'],
  ['Bathrooms', '1,5', 1.5],
  ['ConstructionYear', 'ca. 1920', 'number'],
  ['ConstructionYear', '1920/1985', 'number'],
  ['ConstructionYear', '0', 'wholeRange'],
  ['ConstructionYear', '1.967', 1967],
  ['EnergyPerformance', '98,4 kWh/(m²a)', 98.4],
  ['EnergyPerformance', '112.50 kWh', 112.5],
  ['EnergyPerformance', '285 kWh/m² an', 285],
  ['EnergyPerformance', '285 kWh/m²/jaar', 285],
  ['SurfaceLiving', '142,5 m²', 142.5],
  ['SurfaceLiving', '145.700', 145.7],
  ['SurfaceGround', '1.250', 1250],
  ['SurfaceGround', '10.250', 'ambiguousNumber'],
  ['SurfaceGround', '1 ha 20 a 50 ca', 12_050],
  ['SurfaceGround', '12 are', 1200],
  ['SurfaceGround', '0', null],
  ['Lat', '500.63', 'range'],
])('%s %j is %j', (field, text, value) => expect(numberIn(text, NUMBER_FIELDS[field] as NumberField)).toBe(value));

test('a column decides what one value leaves open', () => {
  const ground = NUMBER_FIELDS.SurfaceGround as NumberField;
  expect(numberIn('10.250', ground, { decimal: ',', dates: null })).toBe(10_250);
  expect(numberIn('10.250', ground, { decimal: '.', dates: null })).toBe(10.25);
  expect(numberIn('10.250', ground, { decimal: 'both', dates: null })).toBe('ambiguousNumber');
});

test('learns from clear values only, from the column before the file', () => {
  const notations = new Notations();
  for (const [field, text] of [
    ['SurfaceGround', '10.250'],
    ['Lat', '50.63'],
    ['SurfaceLiving', '98,5 m²'],
    ['Price', '1,250.50'],
  ] as const)
    notations.learn(field, text, false);
  expect(notations.of('SurfaceLiving').decimal).toBe(',');
  expect(notations.of('Price').decimal).toBe('.');
  expect(notations.of('SurfaceGround').decimal).toBe('both');
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['16/11/2026', '2026-11-16'],
  ['3/02/2026 17:30', '2026-02-03T17:30:00Z'],
  ['03.02.2036', '2036-02-03'],
  ['1-10-2026', '2026-10-01'],
  ['1 oktober 2026', '2026-10-01'],
  ['1er août 2026', '2026-08-01'],
  ['1. März 2026', '2026-03-01'],
  ['October 1, 2026', '2026-10-01'],
  ['2026-01-05 09:00:00', '2026-01-05T09:00:00Z'],
  ['2026-06-22T13:55:07.0+02:00', '2026-06-22T13:55:07.0+02:00'],
  ['0000-00-00 00:00:00', null],
  ['2026-02-31', 'date'],
  ['31/02/2036', 'date'],
  ['2026-13-01', 'date'],
  ['03/02/36', 'date'],
  ['45000', 'date'],
  ['1026-01-01', 'dateRange'],
])('the date %j is %j', (text, value) => expect(dateIn(text)).toBe(value));

test('the month is first only if the column proves it', () => {
  expect(dateIn('05/01/2026')).toBe('2026-01-05');
  expect(dateIn('05/01/2026', 'month')).toBe('2026-05-01');
  expect(dateIn('05/01/2026', 'both')).toBe('ambiguousDate');
  expect(dateIn('05/13/2026', 'month')).toBe('2026-05-13');
  expect(dateIn('05.01.2026', 'month')).toBe('2026-01-05');
});

test('knows words in the languages of the site', () => {
  expect(['te koop', 'À vendre', 'zu verkaufen', 'sale'].map(readGoal)).toEqual([0, 0, 0, 0]);
  expect(['te huur', 'à louer', 'location', 'Miete'].map(readGoal)).toEqual([1, 1, 1, 1]);
  expect(['verkocht', 'loué', 'beschikbaar', 'perhaps'].map(readStatus)).toEqual([2, 4, 1, undefined]);
  expect(['ja', 'oui', 'nein', 'NON', '1'].map((word) => readFlag(word))).toMatchObject(
    [true, true, false, false, true].map((value) => ({ ok: true, value })),
  );
  expect(['x', 'op aanvraag', 'Prix sur demande', 'Preis auf Anfrage', 'POA'].every(isOnRequest)).toBe(true);
  expect(['320.000 VB', '150.000'].some(isOnRequest)).toBe(false);
});

test.each([
  ['Huis < 10 km & tuin', 'Huis < 10 km & tuin'],
  [
    '<p>Villa met <b>zicht</b></p><ul><li>Zwembad</li><li>Garage</li></ul>Rustig&nbsp;gelegen',
    'Villa met **zicht**\n\n- Zwembad\n- Garage\n\nRustig gelegen',
  ],
  ['Ligne 1<br>Ligne 2<br/><br/>Ligne 3', 'Ligne 1\nLigne 2\n\nLigne 3'],
  ['&lt;p&gt;R&amp;eacute;nov&amp;eacute;&lt;/p&gt;', 'Rénové'],
  ['Dicht bij &quot;alles&quot; &amp; rustig', 'Dicht bij "alles" & rustig'],
  ['Een<script>alert(1)</script> twee<!-- drie -->', 'Een twee'],
  ['Een\r\n\r\nTwee', 'Een\n\nTwee'],
])('cleans %j', (html, text) => {
  expect(cleanText(html)).toBe(text);
  expect(cleanText(text)).toBe(text);
});

test.each([
  ['<ol><li>Keuken</li><li><p>Bad</p></li></ol><p>Einde</p>', '1. Keuken\n2. Bad\n\nEinde'],
  ['<ul><li>Beneden<ul><li>Keuken</li></ul></li><li>Boven</li></ul>', '- Beneden\n\n- Keuken\n\n- Boven'],
  ['<h2>Ligging</h2>Vlak bij <i>alles</i>', '**Ligging**\n\nVlak bij *alles*'],
  ['<p><b> Rustig </b>en <strong><em>groen</em></strong></p>', '**Rustig** en ***groen***'],
  ['<b>Een<br>twee</b> en <b></b>drie', 'Een\ntwee en drie'],
  ['<a href="https://x.example" onclick="x()">Meer</a><img src=x onerror=alert(1)>', 'Meer'],
])('keeps lists and emphasis of %j', (html, text) => {
  expect(cleanText(html)).toBe(text);
});

test('a title is one line', () => {
  expect(cleanLine('H<b>ui</b>s<ul><li>Lift</li></ul>')).toBe('Huis Lift');
  expect(cleanLine('<p>HTML &amp; titel</p>')).toBe('HTML & titel');
  expect(cleanLine('Huis met <tuin> & garage, 1 < 2')).toBe('Huis met <tuin> & garage, 1 < 2');
  expect(cleanLine('<b>Huis</b> met <tuin>')).toBe('Huis met <tuin>');
  expect(cleanLine('Titre r&eacute;nov&eacute;<br>à louer')).toBe('Titre rénové à louer');
});

test.each([
  ['20260701', '2026-07-01'],
  ['di 30/06/2026', '2026-06-30'],
  ['lundi 1 juin 2026', '2026-06-01'],
  ['1-okt-2026', '2026-10-01'],
  ['0470123456', 'date'],
])('the date %j', (text, date) => expect(dateIn(text)).toBe(date));

test.each([
  ['€325.000 k.k.', SALE_PRICE, 325_000],
  ['Vraagprijs: € 325.000,= v.o.n.', SALE_PRICE, 325_000],
  ['€ 325.000,00 kosten koper', SALE_PRICE, 325_000],
  ['Prix 325 000 FAI', SALE_PRICE, 325_000],
  ['vanaf 325.000', SALE_PRICE, 'number'],
  ['1.250 €/m²', SALE_PRICE, 'number'],
  ['950 p/m', SALE_PRICE, 'number'],
  ['950 p/m', RENT, 950],
  ['120 €/m²/jaar', RENT, 'number'],
  ['725,00 € + 75 €', RENT, 'number'],
  ['€ 250 per week', RENT, 'number'],
  ['2 badkamers', NUMBER_FIELDS.Bathrooms as NumberField, 2],
  ['N/C', NUMBER_FIELDS.SurfaceLiving as NumberField, null],
  ['850 € p.m.', RENT, 850],
  ['3 slpk', NUMBER_FIELDS.Bedrooms as NumberField, 3],
  ['3+1 chambres', NUMBER_FIELDS.Bedrooms as NumberField, 'number'],
])('the number %j', (text, field, number) => expect(numberIn(text, field)).toBe(number));
