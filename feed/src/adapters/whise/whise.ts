import { FeedError } from '../../reading/feed-error.ts';
import { A_MONTH } from '../../records/feed-schema.ts';
import { meaningOf } from '../../values/words.ts';
import type { Adapter, Source, SourceProblem, SourceRecord } from '../adapter.ts';
import { countryId } from '../country-id.ts';
import { HOME_TYPES, LIFE_ANNUITY, NEW_APARTMENT } from '../home-types.ts';
import { HomeReport } from '../json/home-report.ts';
import { dayAt, givenAt, hasAt, objectsAt, textAt, valueAt, withoutUnknown } from '../json/json-home.ts';
import { checkFound, isAlone, type JsonRecord, jsonRecords } from '../json/json-records.ts';
import { withoutText } from '../source-report.ts';
import * as codes from './whise-codes.ts';
import { detailNamed, detailsOf } from './whise-details.ts';
import { documentsOfHome, picturesOfHome } from './whise-files.ts';
import { languagesOf, textsOf } from './whise-texts.ts';

/** Names in Whise of the feed's fields that are no details. */
const SOURCES: Readonly<Record<string, string>> = {
  ID: 'id',
  Goal: 'purpose',
  Status: 'purposeStatus',
  Price: 'price',
  Zip: 'zip',
  City: 'city',
  Bedrooms: 'rooms',
  Bathrooms: 'bathRooms',
  SurfaceLiving: 'area',
  SurfaceGround: 'groundArea',
  SurfaceGarden: 'gardenArea',
  Floor: 'floor',
  EPCLabelText: 'energyClass',
  EnergyPerformance: 'energyValue',
  CreateDate: 'putOnlineDateTime',
  ModifyDate: 'updateDateTime',
  AvailabilityDate: 'availabilityDateTime',
  PublishAddress: 'displayAddress',
  Terrace: 'terrace',
  Garden: 'garden',
  HasGarage: 'garage',
  HasParking: 'parking',
  Furnished: 'furnished',
};

/** Answers of Whise's `POST /v1/estates/list`, and single homes of them, one a line. Mapping: `docs/importing/whise.md`. */
export const whise: Adapter = {
  name: 'whise',
  matches: ({ json }) =>
    json !== null &&
    (json.keys.includes('estates') || json.keys.includes('purposeStatus') || json.keys.includes('displayStatusId')),
  read,
};

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  let found = 0;
  let promised = 0;
  let answers = 0;
  const onAnswer = (answer: Record<string, unknown>) => {
    answers += 1;
    if (answer.isValidRequest === false) throw new FeedError('refusedRequest', { reason: reasonOf(answer) });
    promised = Math.max(promised, Number(answer.totalCount ?? 0));
  };
  const agents = new Set<string>();
  for await (const home of jsonRecords(source.text, 'estates', onAnswer)) {
    found += 1;
    yield* agentsOf(home, agents);
    if (isShown(home.value)) yield* recordsOf(home, source);
  }
  checkFound(found, promised);
  if (isAlone(source.head, { found, answers })) source.markPartial();
}

function reasonOf(answer: Record<string, unknown>): string {
  const [first] = objectsAt(answer, 'validationErrors');
  return textAt(first, 'message') || 'isValidRequest: false';
}

/** Not what is archived, deleted or offline. */
const isShown = (home: unknown): boolean =>
  (textAt(home, 'status', 'id') || codes.IN_USE) === codes.IN_USE && textAt(home, 'displayStatusId') !== codes.OFFLINE;

/** The records of a home or project: one for each of the site's languages with a text; Dutch and French if there is none. */
function* recordsOf(one: JsonRecord, source: Source): Generator<SourceRecord> {
  const { value: home, line } = one;
  const texts = textsOf(home);
  if (texts.size === 0)
    source.warn({ line, home: textAt(home, 'id'), ...withoutText('longDescription', languagesOf(home)) });
  const languages = texts.size > 0 ? [...texts.keys()] : (['nl', 'fr'] as const);
  const isProject = hasAt(home, 'canHaveChildren') === true && textAt(home, 'parentId') === '';
  const nameField = (field: string) => ({ name: SOURCES[field] ?? detailNamed(field) });
  const errors = isProject ? [] : errorsOf(home, line);
  const common = isProject ? projectOf(home) : factsOf(home, new HomeReport(one, textAt(home, 'id'), source));
  const name = texts.size < 2 ? textAt(home, 'name') : '';
  for (const language of languages) {
    const { title = '', description = '' } = texts.get(language) ?? {};
    const own = isProject
      ? { Name: textAt(home, 'name') || title, Description: description }
      : { MainTypeName: typeOf(home).names[language], TypeDescription: title || name, Description: description };
    const record = { ...common, language, ...own };
    yield { kind: isProject ? 'project' : 'property', line, record, nameField, errors };
  }
}

/** The id of a word: in an object of its own, or, as in older answers, beside it or in its place. */
const idAt = (home: unknown, field: string): string =>
  textAt(home, field, 'id') || textAt(home, `${field}Id`) || textAt(home, field);

const typeOf = (home: unknown) => codes.typeOf(idAt(home, 'category'), idAt(home, 'subCategory'));

function errorsOf(home: unknown, line: number): SourceProblem[] {
  const purpose = idAt(home, 'purpose');
  return meaningOf(codes.PURPOSES, purpose)
    ? []
    : [
        {
          line,
          field: 'purpose',
          of: 'Goal',
          ...(purpose && { value: purpose }),
          kind: 'goal',
          values: { words: '1 (sale), 2 (rent), 3 (life annuity)' },
        },
      ];
}

function factsOf(home: unknown, report: HomeReport): Record<string, unknown> {
  const at = (...path: string[]) => textAt(home, ...path);
  const given = (field: string) => givenAt(home, field);
  const from = dayAt(home, 'availabilityDateTime');
  const energy = given('energyValue');
  if (typeOf(home) === HOME_TYPES.other)
    report.warn(['category', 'id'], { of: 'WebIDs', kind: given('category') ? 'unknownCode' : 'missing' });
  return withoutUnknown({
    ID: valueAt(home, 'id'),
    ...goalOf(home, report),
    ...priceOf(home, report),
    WebIDs: categoriesOf(home),
    ProjectID: at('parentId'),
    CreateDate: dayAt(home, 'putOnlineDateTime') ?? dayAt(home, 'createDateTime'),
    ModifyDate: dayAt(home, 'updateDateTime'),
    City: given('city'),
    Zip: given('zip'),
    CountryID: countryId(meaningOf(codes.COUNTRIES, at('country', 'id')) ?? at('country', 'id')),
    Street: given('address'),
    HouseNumber: given('number'),
    BoxNr: given('box'),
    PublishAddress: given('displayAddress') ?? false,
    Bedrooms: given('rooms'),
    Bathrooms: given('bathRooms'),
    Floor: given('floor'),
    SurfaceLiving: given('area'),
    SurfaceGround: given('groundArea'),
    SurfaceGarden: given('gardenArea'),
    FacadeType: report.meaning('FacadeType', codes.FACADES, 'fronts'),
    Condition: report.meaning('Condition', codes.CONDITIONS, 'state', 'id'),
    Availability:
      report.meaning('Availability', codes.AVAILABILITIES, 'availability', 'id') ?? (from ? 'fromDate' : null),
    AvailabilityDate: from,
    Terrace: given('terrace'),
    Garden: given('garden'),
    HasGarage: given('garage'),
    HasParking: given('parking'),
    Furnished: given('furnished'),
    EPCLabelText: given('energyClass'),
    // `179-179`: a range with one value.
    EnergyPerformance: typeof energy === 'string' ? energy.replace(/^([\d.,]+)-\1$/, '$1') : energy,
    VideoUrl: at('linkVideo'),
    VirtualTourUrl: at('linkVirtualVisit') || at('link3DModel'),
    AgentID: textAt(objectsAt(home, 'representatives')[0], 'id'),
    Pictures: picturesOfHome(home),
    Documents: documentsOfHome(home),
    ...detailsOf(home, report),
  });
}

function goalOf(home: unknown, report: HomeReport): Record<string, unknown> {
  const { goal } = meaningOf(codes.PURPOSES, idAt(home, 'purpose')) ?? {};
  // One that is shown as done, but in no other way.
  const isDone = textAt(home, 'displayStatusId') === codes.REALISATION;
  const known = meaningOf(codes.STATUSES, idAt(home, 'purposeStatus'));
  const status = report.status(known, 'purposeStatus', 'id');
  return { Goal: goal, Status: isDone && status === 1 ? 6 : status };
}

/** Whise leaves out what is false: a price is on request unless the answer says that it is shown, or says nothing on display at all. */
function priceOf(home: unknown, report: HomeReport): Record<string, unknown> {
  const isShort = valueAt(home, 'displayStatusId') === undefined;
  const price = givenAt(home, 'price');
  const isPublished = (report.says('PublishPrice', false, 'displayPrice') ?? isShort) && price !== null;
  const isEuro = ['', '€', 'EUR', 'EURO'].includes(textAt(home, 'currency').toUpperCase());
  if (isPublished && !isEuro) report.warn(['currency'], { of: 'Price', kind: 'notEuro', effect: 'onRequest' });
  const isRent = idAt(home, 'purpose') === '2';
  return {
    ...(isPublished && isEuro ? { Price: price } : { PublishPrice: false }),
    ...(isRent && { PriceUnit: A_MONTH }),
  };
}

/** The main category first. */
function categoriesOf(home: unknown): string {
  const { category } = typeOf(home);
  const isFlat = idAt(home, 'category') === '2';
  const isNew = isFlat && codes.isNewFlat(idAt(home, 'subCategory'), textAt(home, 'state', 'id'));
  const own = isNew ? NEW_APARTMENT : category;
  return meaningOf(codes.PURPOSES, idAt(home, 'purpose'))?.isAnnuity ? `${LIFE_ANNUITY},${own}` : String(own);
}

function projectOf(home: unknown): Record<string, unknown> {
  return withoutUnknown({
    ID: valueAt(home, 'id'),
    City: textAt(home, 'city'),
    Zip: textAt(home, 'zip'),
    AgentID: textAt(objectsAt(home, 'representatives')[0], 'id'),
    Pictures: picturesOfHome(home),
    Documents: documentsOfHome(home),
  });
}

/** The contact persons that no home before has named. */
function* agentsOf({ value: home, line }: JsonRecord, known: Set<string>): Generator<SourceRecord> {
  for (const person of objectsAt(home, 'representatives')) {
    const id = textAt(person, 'id');
    if (id === '' || known.has(id)) continue;
    known.add(id);
    const given = textAt(person, 'firstName');
    const record = {
      ID: id,
      Name: [given, textAt(person, 'lastName') || textAt(person, 'name')].filter(Boolean).join(' '),
      Phone: textAt(person, 'directLine') || textAt(person, 'mobile') || textAt(person, 'phone'),
      Email: textAt(person, 'email'),
    };
    yield { kind: 'agent', line, record, nameField: (field) => ({ name: `representatives/${field.toLowerCase()}` }) };
  }
}
