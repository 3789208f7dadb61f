import { buildFeed } from './build-feed.ts';
import type { PropertyRecord } from './records/record.ts';

const { feed } = buildFeed();
const inLanguage = (wanted: 'nl' | 'fr') => feed.properties.filter(({ language }) => language === wanted);
const dutch = inLanguage('nl');
const french = inLanguage('fr');

/** One property per case that lists, pages and URLs must bear. */
const cases: Record<string, [records: PropertyRecord[], has: (record: PropertyRecord) => boolean]> = {
  'no town and no zip': [dutch, ({ City, Zip, Lat }) => City === '' && Zip === '' && Lat === null],
  'a label of a home whose zip is not published': [
    dutch,
    ({ Zip, Region, EPCLabelText }) => Zip === '' && Region === 'wallonia' && EPCLabelText === 'B',
  ],
  'a zip without a town': [dutch, ({ City, Zip }) => City === '' && Zip !== ''],
  'no type': [dutch, ({ MainTypeName }) => MainTypeName === ''],
  'no headline but a type': [
    french,
    ({ TypeDescription, MainTypeName }) => TypeDescription === '' && MainTypeName !== '',
  ],
  'no headline, no type and no description': [
    french,
    (one) => one.TypeDescription === '' && one.MainTypeName === '' && one.Description === '',
  ],
  'no description in Dutch only': [
    dutch,
    ({ ID, Description }) => Description === '' && french.some((one) => one.ID === ID && one.Description !== ''),
  ],
  'a French headline over 100 characters': [french, ({ TypeDescription }) => TypeDescription.length > 100],
  'a Dutch headline over 100 characters': [dutch, ({ TypeDescription }) => TypeDescription.length > 100],
  'a headline of exactly 100 characters': [french, ({ TypeDescription }) => TypeDescription.length === 100],
  'a French headline with the asking price': [
    french,
    ({ TypeDescription }) => /faire offre à partir de \d{3}\u202f\d{3}\u00a0€$/.test(TypeDescription),
  ],
  'a video': [dutch, ({ VideoUrl }) => VideoUrl.includes('youtube')],
  'a virtual tour alone': [dutch, ({ VideoUrl, VirtualTourUrl }) => VideoUrl === '' && VirtualTourUrl !== ''],
  'a hidden price': [dutch, ({ PublishPrice }) => !PublishPrice],
  'a hidden address': [dutch, ({ PublishAddress, Street }) => !PublishAddress && Street !== ''],
  'price unit 7': [dutch, ({ PriceUnit }) => PriceUnit === 7],
  'Luxembourg with a zip that would be Flemish': [
    dutch,
    ({ CountryID, Zip }) => CountryID === 50 && Zip.startsWith('8'),
  ],
  'several categories': [dutch, ({ WebIDs }) => WebIDs === '9,1'],
  'sold with its ribbon': [dutch, ({ Status, Marquee }) => Status === 2 && Marquee === 2],
  'sold without a ribbon': [dutch, ({ Status, Marquee }) => Status === 2 && Marquee === 0],
  rented: [dutch, ({ Status, Goal }) => Status === 4 && Goal === 1],
  'a label without a value': [
    dutch,
    ({ EPCLabelText, EnergyPerformance }) => EPCLabelText !== '' && EnergyPerformance === null,
  ],
  'a value without a label': [
    dutch,
    ({ EPCLabelText, EnergyPerformance }) => EPCLabelText === '' && EnergyPerformance !== null,
  ],
  'a certificate whose label is better than its value': [
    dutch,
    ({ City, EPCLabelText, EnergyPerformance }) =>
      City === 'Lessines' && EPCLabelText === 'E' && (EnergyPerformance ?? 0) <= 340,
  ],
  'a Flemish dwelling for sale under the renovation duty': [
    dutch,
    ({ Goal, Zip, EPCLabelText }) => Goal === 0 && Zip === '9500' && EPCLabelText === 'E',
  ],
  'a free life annuity': [dutch, ({ AnnuityOccupied }) => AnnuityOccupied === false],
  'a life annuity on two lives': [dutch, ({ AnnuityAge1, AnnuityAge2 }) => AnnuityAge1 === 81 && AnnuityAge2 === 77],
  'a town with a ligature': [dutch, ({ City }) => City === 'Œudeghien'],
  'a town with an apostrophe': [dutch, ({ City }) => City === "Meslin-l'Évêque"],
};

test.each(Object.entries(cases))('%s', (_, [records, has]) => {
  expect(records.some(has)).toBe(true);
});

test('every Walloon energy label', () => {
  const walloon = dutch.filter(({ Zip }) => /^7/.test(Zip)).map(({ EPCLabelText }) => EPCLabelText);
  expect(new Set(walloon)).toEqual(new Set(['', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']));
});

test('four labels in Flanders and one in Brussels', () => {
  const labels = (zips: RegExp) =>
    dutch.filter((one) => zips.test(one.Zip) && one.CountryID === 10).map((one) => one.EPCLabelText);
  expect(labels(/^(9|15)/).sort()).toEqual(['B', 'D', 'E', 'F']);
  expect(labels(/^10/)).toEqual(['D+']);
});

test('the owner has three properties of different kinds', () => {
  const [owner] = feed.owners;
  const owned = dutch.filter(({ ID }) => owner?.propertyIds.includes(ID));
  expect(feed.owners).toHaveLength(1);
  expect(new Set(owned.map(({ MainTypeName }) => MainTypeName)).size).toBe(3);
});
