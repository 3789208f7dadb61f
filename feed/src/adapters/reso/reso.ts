import { FeedError } from '../../reading/feed-error.ts';
import { A_MONTH } from '../../records/feed-schema.ts';
import { documentsOf } from '../../values/documents-of.ts';
import { picturesOf } from '../../values/pictures-of.ts';
import { meaningOf } from '../../values/words.ts';
import type { Adapter, Source, SourceProblem, SourceRecord } from '../adapter.ts';
import { countryId, ELSEWHERE } from '../country-id.ts';
import { HomeReport } from '../json/home-report.ts';
import { dayAt, filesAt, givenAt, hasAt, textAt, valueAt, withoutUnknown } from '../json/json-home.ts';
import { checkFound, isAlone, type JsonRecord, jsonRecords } from '../json/json-records.ts';
import { withoutText } from '../source-report.ts';
import { EURO, plain, SQUARE_METRES, STATUSES, SUB_TYPES, TYPES } from './reso-codes.ts';

/** The dictionary's names of the feed's fields, for messages. */
const SOURCES: Readonly<Record<string, string>> = {
  ID: 'ListingKey',
  Goal: 'PropertyType',
  Status: 'StandardStatus',
  Price: 'ListPrice',
  Zip: 'PostalCode',
  City: 'City',
  Lat: 'Latitude',
  Lng: 'Longitude',
  Bedrooms: 'BedroomsTotal',
  Bathrooms: 'BathroomsTotalInteger',
  SurfaceLiving: 'LivingArea',
  SurfaceGround: 'LotSizeArea',
  ConstructionYear: 'YearBuilt',
  ModifyDate: 'ModificationTimestamp',
  AvailabilityDate: 'AvailabilityDate',
  PublishAddress: 'InternetAddressDisplayYN',
  HasGarage: 'GarageYN',
  SwimmingPool: 'PoolPrivateYN',
  RealEstateTax: 'TaxAnnualAmount',
};

/** Answers of a RESO Web API (OData) with the names of the Data Dictionary, and single homes of them. Mapping: `docs/importing/reso.md`. */
export const reso: Adapter = {
  name: 'reso',
  matches: ({ json, text }) =>
    json !== null &&
    (json.keys.includes('ListingKey') ||
      (json.keys.includes('value') && (json.keys.some(isOfOData) || /"ListingKey"/.test(text)))),
  read,
};

const isOfOData = (key: string): boolean => key.startsWith('@odata.');

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  let found = 0;
  let promised = 0;
  let answers = 0;
  const onAnswer = (answer: Record<string, unknown>) => {
    answers += 1;
    if (answer['@odata.nextLink']) throw new FeedError('onePage');
    promised = Math.max(promised, Number(answer['@odata.count'] ?? 0));
  };
  const agents = new Set<string>();
  for await (const { value: home, line } of jsonRecords(source.text, 'value', onAnswer)) {
    found += 1;
    yield* agentOf({ value: home, line }, agents);
    if (isShown(home)) yield recordOf({ value: home, line }, source);
  }
  checkFound(found, promised);
  if (isAlone(source.head, { found, answers })) source.markPartial();
}

/** Not what is deleted, or what the seller keeps off the web. */
const isShown = (home: unknown): boolean =>
  plain(textAt(home, 'StandardStatus')) !== 'delete' && hasAt(home, 'InternetEntireListingDisplayYN') !== false;

/** The dictionary has one text, without a language: it is English, as the dictionary is. */
function recordOf(one: JsonRecord, source: Source): SourceRecord {
  const { value: home, line } = one;
  const { goal, type } = meaningOf(TYPES, plain(textAt(home, 'PropertyType'))) ?? {};
  const own = meaningOf(SUB_TYPES, plain(textAt(home, 'PropertySubType'))) ?? type;
  const report = new HomeReport(one, textAt(home, 'ListingKey'), source);
  const at = (field: string) => textAt(home, field);
  const given = (field: string) => givenAt(home, field);
  const status = meaningOf(STATUSES, plain(at('StandardStatus')))?.[goal ?? 0];
  const areaOf = (of: string, field: string, unit = '') =>
    report.area(of, { size: [field], unit: [unit], factor: meaningOf(SQUARE_METRES, plain(at(unit) || unit)) });
  if (at('PublicRemarks') === '') report.add(withoutText('PublicRemarks'));
  const from = dayAt(home, 'AvailabilityDate');
  return {
    kind: 'property',
    line,
    errors: goal === undefined ? [goalError(home, line)] : [],
    nameField: (field) => ({ name: SOURCES[field] ?? '' }),
    record: withoutUnknown({
      ID: valueAt(home, 'ListingKey') ?? valueAt(home, 'ListingId'),
      language: 'en',
      Goal: goal,
      Status: report.status(status, 'StandardStatus'),
      WebIDs: own ? String(own.category) : '',
      MainTypeName: own?.names.en,
      Description: at('PublicRemarks'),
      ...priceOf(home, goal === 1, report),
      CreateDate: dayAt(home, 'OnMarketDate') ?? dayAt(home, 'OriginalEntryTimestamp'),
      ModifyDate: given('ModificationTimestamp'),
      City: given('City') ?? given('PostalCity'),
      Zip: given('PostalCode'),
      CountryID: countryId(at('Country')),
      Street: [at('StreetDirPrefix'), at('StreetName'), at('StreetSuffix')].filter(Boolean).join(' '),
      HouseNumber: given('StreetNumber'),
      BoxNr: given('UnitNumber'),
      PublishAddress: given('InternetAddressDisplayYN') ?? false,
      Lat: given('Latitude'),
      Lng: given('Longitude'),
      Bedrooms: given('BedroomsTotal'),
      Bathrooms: given('BathroomsTotalDecimal') ?? given('BathroomsTotalInteger'),
      Garages: given('GarageSpaces'),
      Parkings: given('ParkingTotal'),
      Floors: given('StoriesTotal'),
      Floor: given('EntryLevel'),
      SurfaceLiving: areaOf('SurfaceLiving', 'LivingArea', 'LivingAreaUnits'),
      SurfaceTotal: areaOf('SurfaceTotal', 'BuildingAreaTotal', 'BuildingAreaUnits'),
      SurfaceGround:
        areaOf('SurfaceGround', 'LotSizeArea', 'LotSizeUnits') ??
        areaOf('SurfaceGround', 'LotSizeSquareFeet', 'squarefeet'),
      ConstructionYear: given('YearBuilt'),
      RealEstateTax: given('TaxAnnualAmount'),
      Availability: from ? 'fromDate' : null,
      AvailabilityDate: from,
      HasGarage: given('GarageYN'),
      SwimmingPool: given('PoolPrivateYN'),
      FacadeType: report.says('FacadeType', null, 'PropertyAttachedYN') === false ? 'open' : null,
      Heating: says(home, 'Heating', 'heatpump') ? 'heatPump' : null,
      SolarPanels: says(home, 'PowerProductionType', 'photovoltaics') || null,
      Furnished: report.meaning('Furnished', FURNISHED, 'Furnished'),
      Cellar: cellarOf(home),
      VirtualTourUrl: at('VirtualTourURLUnbranded') || at('VirtualTourURLBranded'),
      AgentID: at('ListAgentKey'),
      ...mediaOf(home, report),
    }),
  };
}

function goalError(home: unknown, line: number): SourceProblem {
  const value = textAt(home, 'PropertyType');
  const values = { words: Object.keys(TYPES).join(', ') };
  return { line, field: 'PropertyType', of: 'Goal', kind: 'goal', values, ...(value && { value }) };
}

function priceOf(home: unknown, isRent: boolean, report: HomeReport) {
  const price = givenAt(home, 'ListPrice');
  const country = textAt(home, 'Country');
  const isEuro = country === '' || EURO.includes(country.toUpperCase()) || countryId(country) !== ELSEWHERE;
  const isMonthly = !isRent || ['', 'monthly'].includes(plain(textAt(home, 'LeaseAmountFrequency')));
  if (!isEuro) report.warn(['Country'], { of: 'Price', kind: 'notEuro', effect: 'onRequest' });
  if (!isMonthly) report.warn(['LeaseAmountFrequency'], { of: 'Price', kind: 'notMonthly', effect: 'onRequest' });
  return {
    ...(isEuro && isMonthly && price !== null ? { Price: price } : { PublishPrice: false }),
    ...(isRent && { PriceUnit: A_MONTH }),
  };
}

/** What is furnished in part, or as agreed, is neither. */
const FURNISHED: Readonly<Record<string, boolean | null>> = {
  Furnished: true,
  Unfurnished: false,
  Negotiable: null,
  Partially: null,
};

/** The words of a field with one or several of them. */
const wordsOf = (home: unknown, field: string): string[] =>
  [valueAt(home, field)]
    .flat()
    .filter((word): word is string => typeof word === 'string' && word !== '')
    .map(plain);

const says = (home: unknown, field: string, word: string): boolean => wordsOf(home, field).includes(word);

function cellarOf(home: unknown): boolean | null {
  const words = wordsOf(home, 'Basement');
  return words.length === 0 ? null : !words.includes('none');
}

/** Of the agent and the office, which no home shows. */
const MARKS = ['agentphoto', 'officelogo', 'officephoto'];

/** Photos, floor plans and documents, in their order and with their captions. */
function mediaOf(home: unknown, report: HomeReport) {
  const order = (media: unknown) => Number(textAt(media, 'Order') || Number.POSITIVE_INFINITY);
  const category = (media: unknown) => plain(textAt(media, 'MediaCategory')) || 'photo';
  const media = filesAt(home, 'MediaURL', 'Media')
    .filter((one) => textAt(one, 'MediaURL') !== '' && !MARKS.includes(category(one)))
    .toSorted((a, b) => order(a) - order(b) || 0);
  const { photo = [], floorplan = [], document = [], ...others } = Object.groupBy(media, category);
  for (const one of Object.values(others).flatMap((list = []) => list))
    report.add({
      field: `Media ${textAt(one, 'MediaCategory')}`,
      ...{ of: 'Documents', value: textAt(one, 'MediaURL'), kind: 'attachment', effect: 'left' },
    });
  const files = (list: readonly unknown[]) =>
    list.map((one) => ({ file: textAt(one, 'MediaURL'), caption: textAt(one, 'ShortDescription') }));
  return {
    Pictures: picturesOf(files(photo), files(floorplan)),
    ...(document.length > 0 && { Documents: documentsOf(files(document)) }),
  };
}

/** The agent, if no home before has named this person. */
function* agentOf({ value: home, line }: JsonRecord, known: Set<string>): Generator<SourceRecord> {
  const id = textAt(home, 'ListAgentKey');
  if (id === '' || known.has(id)) return;
  known.add(id);
  const record = {
    ID: id,
    Name: textAt(home, 'ListAgentFullName'),
    Phone: textAt(home, 'ListAgentPreferredPhone') || textAt(home, 'ListAgentDirectPhone'),
    Email: textAt(home, 'ListAgentEmail'),
  };
  yield { kind: 'agent', line, record, nameField: (field) => ({ name: `ListAgent${field}` }) };
}
