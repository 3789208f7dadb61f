import * as fc from 'fast-check';
import { writeFilters } from '../write-filters.ts';
import { vocabulary } from './testing/sample-vocabulary.ts';
import { understandPart, understandQuery } from './understand-query.ts';

const understood = (text: string): string | null => {
  const filters = understandQuery(text, vocabulary);
  return filters && decodeURIComponent(writeFilters(filters).toString().replaceAll('+', ' '));
};

const STREETS = new Set(['ruedelagare', 'grandplace']);

test.each([
  ['rue de la gare', 'q="rue de la gare"', ''],
  ['huis rue de la gare tot 250k', 'type=1&maxPrice=250000&q="rue de la gare"', ''],
  ['Grand-Place 12', 'q="grand place"', '12'],
  ['rue de tournai', 'q="rue de tournai"', ''],
  ['rue du bois de la haye 3 chambres', 'minBedrooms=3&q="rue du bois de la haye"', ''],
  ['rue saint martin lessines', 'city=Lessines|7860&q="rue saint martin"', ''],
  ['steenweg op doornik', 'q="steenweg op doornik"', ''],
  ['villa', 'type=1&q="villa"', ''],
  ["villa's met garage", 'type=1&has=garage&q="villa"', ''],
  ['maison de maître ath', 'type=1&city=Ath|7800&q="maison de maitre"', ''],
  [
    'huis met tuin en lift in ath tot 300000 villa',
    'type=1&city=Ath|7800&maxPrice=300000&has=garden&has=lift&q="villa"',
    '',
  ],
  ['huis of villa', 'type=1', ''],
  ['villas et maisons', 'type=1', ''],
  ['villa of appartement', 'type=12&type=2&type=1', ''],
  ['woning', 'type=1', ''],
  ['"charmante hoeve" ath', 'city=Ath|7800&q="charmante hoeve"', ''],
  ['ath + 5 km', 'near=50.63,3.78,5', ''],
  ['hoeve tot 350000', 'maxPrice=350000', 'hoeve'],
])('names in %s are words as a whole', (text, filters, ignored) => {
  const part = understandPart(text, vocabulary, STREETS);
  expect(part && decodeURIComponent(writeFilters(part.filters).toString().replaceAll('+', ' '))).toBe(filters);
  expect(part?.ignored).toBe(ignored);
});

test.each([
  // nl
  ['ath 3 slaapkamers', 'city=Ath|7800&minBedrooms=3'],
  ['Aat drie slaapkamers', 'city=Ath|7800&minBedrooms=3'],
  ['appartement lessines < 200000', 'type=12&type=2&city=Lessines|7860&maxPrice=200000'],
  ['te huur', 'goal=rent'],
  ['appartement te huur in Aat tot 900 euro', 'goal=rent&type=12&type=2&city=Ath|7800&maxPrice=900'],
  ['te huur lessen 850', 'goal=rent&city=Lessines|7860&maxPrice=850'],
  ['huis met tuin en garage', 'type=1&has=garden&has=garage'],
  ['huizen te koop', 'goal=sale&type=1'],
  ['woningen onder de 300.000 euro', 'type=1&maxPrice=300000'],
  ['woning tussen 200.000 en 300.000', 'type=1&minPrice=200000&maxPrice=300000'],
  ['woning van 200 tot 300k', 'type=1&minPrice=200000&maxPrice=300000'],
  ['vanaf 250k', 'minPrice=250000'],
  ['bouwgrond minstens 5 are', 'type=3&minLand=500'],
  ['woning 120 m² 500 m2 grond', 'type=1&minSurface=120&minLand=500'],
  ['appart', 'type=12&type=2'],
  ['nieuwbouwappartement met lift en terras', 'type=2&has=terrace&has=lift'],
  ['woning ’s-Gravenbrakel epc b', 'type=1&city=Braine-le-Comte|7090&energy=a&energy=b'],
  ['10 km rond Aat', 'near=50.63,3.78,10'],
  ['bouwgrond 1000m2', 'type=3&minLand=1000'],
  ['1000 m² bouwgrond', 'type=3&minLand=1000'],
  ['bouwgrond 10 are', 'type=3&minLand=1000'],
  ['bouwgrond 1000 m2 2 slaapkamers', 'type=3&minBedrooms=2&minLand=1000'],
  ['perceel 500 m2', 'type=3&minLand=500'],
  ['tuin 500 m2', 'minLand=500'],
  ['woning perceel 500 m2', 'type=1&minLand=500'],
  ['rijhuis aat', 'type=1&city=Ath|7800'],
  ['eengezinswoning met tuin', 'type=1&has=garden'],
  ['appartment lessen', 'type=12&type=2&city=Lessines|7860'],
  ['apartement', 'type=12&type=2'],
  ['investering', 'type=5'],
  ['garagebox', 'type=8'],
  ['garagebox te huur', 'goal=rent&type=8'],
  ['huis met zwembad in Aat', 'type=1&city=Ath|7800&has=swimmingPool'],
  ['huis met garagebox', 'type=1&has=garage'],
  ['nieuwbouwappartement', 'type=2'],
  ['energie b', 'energy=a&energy=b'],
  ['epc b of beter', 'energy=a&energy=b'],
  ['aat en omgeving', 'near=50.63,3.78,10'],
  ['huis omgeving Aat', 'type=1&near=50.63,3.78,10'],
  ['5 km rond aat en omgeving', 'near=50.63,3.78,5'],
  ['rond doornik 15 km', 'near=50.61,3.4,15'],
  ['huis in Aat rond 250.000', 'type=1&city=Ath|7800&maxPrice=250000'],
  ['doornik 3 slaapkamers', 'city=Tournai|7500&minBedrooms=3'],
  ['7500', 'city=7500'],
  ['te huur 7500', 'goal=rent&maxPrice=7500'],
  ['leuze en omgeving', 'city=Leuze-en-Hainaut|7900'],
  ['beschikbaar appartement gemeubeld', 'type=12&type=2&has=furnished&available=1'],
  ['7800', 'city=7800'],
  ['7800 Ath', 'city=Ath|7800'],
  ['€ 250.000', 'maxPrice=250000'],
  ['huis 2 badkamers warmtepomp', 'type=1&minBathrooms=2&has=heatPump'],
  ['appartement hoogstens 2 slaapkamers tot 90 m2', 'type=12&type=2&maxBedrooms=2&maxSurface=90'],
  ['vrijstaand huis bouwjaar vanaf 1990 met zonnepanelen', 'type=1&minYear=1990&has=detached&has=solarPanels'],
  ['gelijkvloers appartement Aat', 'type=12&type=2&city=Ath|7800&has=groundFloor'],
  ['halfopen bebouwing', 'has=semiDetached'],
  ['appartement met parkeerplaats', 'type=12&type=2&has=parking'],
  ['huis met tuin op het zuiden', 'type=1&has=southFacing'],
  ['huis in Aat met verlaagde prijs', 'type=1&city=Ath|7800&has=priceDropped'],
  // fr
  ['maison 4 façades construite après 2000', 'type=1&minYear=2000&has=detached'],
  ['appartement rez-de-chaussée 2 salles de bains', 'type=12&type=2&minBathrooms=2&has=groundFloor'],
  ['3 façades pompe à chaleur panneaux photovoltaïques', 'has=semiDetached&has=heatPump&has=solarPanels'],
  ['maison 3 chambres jardin', 'type=1&minBedrooms=3&has=garden'],
  ['moins de 250.000', 'maxPrice=250000'],
  ['maison à vendre à Ath jusqu’à 250 000 €', 'goal=sale&type=1&city=Ath|7800&maxPrice=250000'],
  ['250 k€ maximum', null],
  ['max 250 k€', 'maxPrice=250000'],
  ['appartement 2 ch avec ascenseur', 'type=12&type=2&minBedrooms=2&has=lift'],
  ['appartements neufs', 'type=12&type=2&has=newBuild'],
  ['terrain 500 m2 leuze-en-hainaut', 'type=3&city=Leuze-en-Hainaut|7900&minLand=500'],
  ['terrain 10 ares', 'type=3&minLand=1000'],
  ['maison prix en baisse jardin', 'type=1&has=garden&has=priceDropped'],
  ['maison plein sud avec garage et place de parking', 'type=1&has=garage&has=parking&has=southFacing'],
  ['maison terrain 10 ares', 'type=1&minLand=1000'],
  ['peb b ou mieux', 'energy=a&energy=b'],
  ['autour de tournai', 'near=50.61,3.4,10'],
  ['maison autour d’Ath', 'type=1&near=50.63,3.78,10'],
  ['maison près de Maffle', 'type=1&city=Maffle|7810'],
  ['ath et environs', 'near=50.63,3.78,10'],
  ['meslin leveque', 'city=Meslin-l’Évêque|7822'],
  ['meslin l’évêque', 'city=Meslin-l’Évêque|7822'],
  ['maison Meslin-l’Evêque', 'type=1&city=Meslin-l’Évêque|7822'],
  ['leuze en hainaut', 'city=Leuze-en-Hainaut|7900'],
  ['terrain à bâtir Maffle', 'type=3&city=Maffle|7810'],
  ['maison entre 200k et 350k', 'type=1&minPrice=200000&maxPrice=350000'],
  ['je cherche une maison de plain-pied', 'type=1&type=9'],
  ['à louer appartement meublé 700 €', 'goal=rent&type=12&type=2&maxPrice=700&has=furnished'],
  ['garage Ath', 'type=8&city=Ath|7800'],
  ['plus de 3 chambres', 'minBedrooms=3'],
  ['1,2 million', 'maxPrice=1200000'],
  // en
  ['house for sale in ath under 300,000', 'goal=sale&type=1&city=Ath|7800&maxPrice=300000'],
  ['3+ bedrooms with a garden', 'minBedrooms=3&has=garden'],
  ['semi-detached house built after 1970', 'type=1&minYear=1970&has=semiDetached'],
  ['at most 3 bedrooms', 'maxBedrooms=3'],
  ['flat to rent', 'goal=rent&type=12&type=2'],
  ['apartment 80 sqm', 'type=12&type=2&minSurface=80'],
  ['200k-300k', 'minPrice=200000&maxPrice=300000'],
  ['house with a swimming pool', 'type=1&has=swimmingPool'],
  // de
  ['Haus mit Wärmepumpe Baujahr ab 2010', 'type=1&minYear=2010&has=heatPump'],
  ['Haus mit Garten in Ath bis 300.000 Euro', 'type=1&city=Ath|7800&maxPrice=300000&has=garden'],
  ['Wohnung zu vermieten mit Aufzug', 'goal=rent&type=12&type=2&has=lift'],
  ['Haus mit Pool und Schwimmbad', 'type=1&has=swimmingPool'],
  ['3 Schlafzimmer', 'minBedrooms=3'],
  ['Häuser zwischen 200.000 und 300.000', 'type=1&minPrice=200000&maxPrice=300000'],
])('"%s" asks for %s', (text, query) => expect(understood(text)).toBe(query));

test.each([
  '',
  'the',
  'maison bleue',
  '3',
  '42 17',
  '<script>',
  'tussen 300.000 en 200.000',
  'min 300k max 200k',
  '10 km',
  'x'.repeat(10_000),
  'ath '.repeat(100),
  '9'.repeat(400),
])('"%.30s" is no query', (text) => expect(understood(text)).toBeNull());

test.each([
  ['huis 2 kelders', 'type=1', '2 kelders'],
  ['bouwgrond tot 500 m2', 'type=3', 'tot 500 m2'],
  ['villa piscine intérieure Ath', 'type=1&city=Ath|7800&has=swimmingPool&q="villa"', 'intérieure'],
  ['ath max 3 badkamers', 'city=Ath|7800', 'max 3 badkamers'],
  ['ath 3 slaapk', 'city=Ath|7800', '3 slaapk'],
  ['ath <', 'city=Ath|7800', '<'],
  ['ath', 'city=Ath|7800', ''],
])('of "%s", %s is understood and "%s" is not', (text, query, ignored) => {
  const part = understandPart(text, vocabulary);
  expect(part && decodeURIComponent(writeFilters(part.filters).toString())).toBe(query);
  expect(part?.ignored).toBe(ignored);
});

test('no text throws, and what is understood is a query that a list reads', () => {
  const part = fc.constantFrom(
    'ath',
    '3',
    'slaapkamers',
    '<',
    '>',
    '250.000',
    'k',
    '€',
    'max',
    'tussen',
    'en',
    '-',
    'm2',
    'epc',
    'b',
    'maison',
    'tuin',
    '10 km',
    '+',
    '7800',
    'te huur',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(part).map((parts) => parts.join(' ')),
      ),
      (text) => {
        const filters = understandQuery(text, vocabulary);
        if (filters) expect(writeFilters(filters).toString()).not.toBe('');
      },
    ),
  );
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'the name "%s" is a word like any other',
  (text) => {
    expect(() => understandQuery(text, vocabulary)).not.toThrow();
  },
);
