import type { ProblemKind, Saying } from '../../problem-texts/problem-texts.ts';
import { FeedError } from '../../reading/feed-error.ts';
import { A_MONTH } from '../../records/feed-schema.ts';
import type { Adapter, Source, SourceProblem, SourceRecord } from '../adapter.ts';
import { countryId } from '../country-id.ts';
import { dayAt, hasAt, numberAt, objectsAt, textAt, valueAt, withoutUnknown } from '../json/json-home.ts';
import { checkFound, isAlone, type JsonRecord, jsonRecords } from '../json/json-records.ts';
import { picturesOf } from '../pictures-of.ts';
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
};

/** Answers of a RESO Web API (OData) with the names of the Data Dictionary, and single homes of them. Mapping: `docs/importing/reso.md`. */
export const reso: Adapter = {
  name: 'reso',
  matches: ({ json }) =>
    json !== null && (json.keys.includes('ListingKey') || (json.keys.includes('value') && json.keys.some(isOfOData))),
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
function recordOf({ value: home, line }: JsonRecord, source: Source): SourceRecord {
  const { goal, type } = TYPES[plain(textAt(home, 'PropertyType'))] ?? {};
  const own = SUB_TYPES[plain(textAt(home, 'PropertySubType'))] ?? type;
  const problem = (field: string, saying: Saying): SourceProblem => {
    const value = textAt(home, field);
    return { line, home: textAt(home, 'ListingKey'), field, ...saying, ...(value && { value }) };
  };
  const errors =
    goal === undefined
      ? [problem('PropertyType', { kind: 'goal', values: { words: Object.keys(TYPES).join(', ') } })]
      : [];
  const at = (...path: string[]) => textAt(home, ...path);
  const from = dayAt(home, 'AvailabilityDate');
  return {
    kind: 'property',
    line,
    errors,
    nameField: (field) => ({ name: SOURCES[field] ?? '' }),
    record: withoutUnknown({
      ID: valueAt(home, 'ListingKey'),
      language: 'en',
      Goal: goal,
      Status: STATUSES[plain(at('StandardStatus'))]?.[goal ?? 0] ?? 5,
      WebIDs: own ? String(own.category) : '',
      MainTypeName: own?.names.en,
      Description: at('PublicRemarks'),
      ...priceOf(home, goal === 1, (field, kind) => source.warn({ ...problem(field, { kind }), effect: 'onRequest' })),
      CreateDate: dayAt(home, 'OnMarketDate') ?? dayAt(home, 'OriginalEntryTimestamp'),
      ModifyDate: at('ModificationTimestamp'),
      City: at('City') || at('PostalCity'),
      Zip: at('PostalCode'),
      CountryID: countryId(at('Country')),
      Street: [at('StreetDirPrefix'), at('StreetName'), at('StreetSuffix')].filter(Boolean).join(' '),
      HouseNumber: at('StreetNumber'),
      BoxNr: at('UnitNumber'),
      PublishAddress: hasAt(home, 'InternetAddressDisplayYN') ?? false,
      Lat: numberAt(home, 'Latitude'),
      Lng: numberAt(home, 'Longitude'),
      Bedrooms: numberAt(home, 'BedroomsTotal'),
      Bathrooms: numberAt(home, 'BathroomsTotalDecimal') ?? numberAt(home, 'BathroomsTotalInteger'),
      Garages: numberAt(home, 'GarageSpaces'),
      Parkings: numberAt(home, 'ParkingTotal'),
      Floors: numberAt(home, 'StoriesTotal'),
      Floor: numberAt(home, 'EntryLevel'),
      SurfaceLiving: areaOf(home, 'LivingArea', 'LivingAreaUnits'),
      SurfaceTotal: areaOf(home, 'BuildingAreaTotal', 'BuildingAreaUnits'),
      SurfaceGround: areaOf(home, 'LotSizeArea', 'LotSizeUnits') ?? areaOf(home, 'LotSizeSquareFeet', 'squarefeet'),
      ConstructionYear: numberAt(home, 'YearBuilt'),
      RealEstateTax: numberAt(home, 'TaxAnnualAmount'),
      Availability: from ? 'fromDate' : null,
      AvailabilityDate: from,
      HasGarage: hasAt(home, 'GarageYN'),
      SwimmingPool: hasAt(home, 'PoolPrivateYN'),
      FacadeType: hasAt(home, 'PropertyAttachedYN') === false ? 'open' : null,
      Heating: says(home, 'Heating', 'heatpump') ? 'heatPump' : null,
      SolarPanels: says(home, 'PowerProductionType', 'photovoltaics') || null,
      Furnished: { furnished: true, unfurnished: false }[plain(at('Furnished'))],
      Cellar: cellarOf(home),
      VirtualTourUrl: at('VirtualTourURLUnbranded') || at('VirtualTourURLBranded'),
      AgentID: at('ListAgentKey'),
      Pictures: mediaOf(home),
    }),
  };
}

function priceOf(home: unknown, isRent: boolean, warn: (field: string, kind: ProblemKind) => void) {
  const price = textAt(home, 'ListPrice');
  const country = textAt(home, 'Country').toUpperCase();
  const isEuro = country === '' || EURO.includes(country);
  const isMonthly = ['', 'monthly'].includes(plain(textAt(home, 'LeaseAmountFrequency')));
  if (!isEuro) warn('Country', 'notEuro');
  if (isRent && !isMonthly) warn('LeaseAmountFrequency', 'notMonthly');
  const isPublished = isEuro && (!isRent || isMonthly) && Number(price) !== 0;
  return {
    ...(isPublished ? { Price: numberAt(home, 'ListPrice') } : { PublishPrice: false }),
    ...(isRent && { PriceUnit: A_MONTH }),
  };
}

/** In square metres, to the tenth; null without a unit. */
function areaOf(home: unknown, field: string, unit: string): number | null {
  const factor = SQUARE_METRES[plain(textAt(home, unit) || unit)];
  const area = Number(textAt(home, field) || Number.NaN);
  return factor && area > 0 ? Math.round(area * factor * 10) / 10 : null;
}

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

/** Photos and floor plans, in their order and with their captions. */
function mediaOf(home: unknown) {
  const order = (media: unknown) => Number(textAt(media, 'Order') || Number.POSITIVE_INFINITY);
  const category = (media: unknown) => plain(textAt(media, 'MediaCategory')) || 'photo';
  const media = objectsAt(home, 'Media')
    .filter((one) => textAt(one, 'MediaURL') !== '' && ['photo', 'floorplan'].includes(category(one)))
    .toSorted((a, b) => order(a) - order(b) || 0);
  const files = (isPlan: boolean) =>
    media
      .filter((one) => (category(one) === 'floorplan') === isPlan)
      .map((one) => ({ file: textAt(one, 'MediaURL'), caption: textAt(one, 'ShortDescription') }));
  return picturesOf(files(false), files(true));
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
