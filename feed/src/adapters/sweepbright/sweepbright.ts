import { LANGUAGES } from '@facade/shared-domain/model';
import { meaningOf, readLanguageName } from '../../values/words.ts';
import type { Adapter, Source, SourceRecord } from '../adapter.ts';
import { countryId } from '../country-id.ts';
import { HOME_TYPES } from '../home-types.ts';
import { HomeReport } from '../json/home-report.ts';
import { dayAt, givenAt, hasAt, objectsAt, textAt, valueAt, withoutUnknown } from '../json/json-home.ts';
import { checkFound, isAlone, type JsonRecord, jsonRecords } from '../json/json-records.ts';
import { withoutText } from '../source-report.ts';
import * as codes from './sweepbright-codes.ts';
import { filesOf } from './sweepbright-files.ts';
import { errorsOf, priceOf } from './sweepbright-price.ts';

/** Where the feed's fields come from, for messages. */
const SOURCES: Readonly<Record<string, string>> = {
  ID: 'id',
  Goal: 'negotiation',
  Status: 'status',
  Price: 'price/amount',
  Zip: 'location/postal_code',
  City: 'location/city',
  Lat: 'location/geo/latitude',
  Lng: 'location/geo/longitude',
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  Floor: 'location/floor',
  ConstructionYear: 'building/construction/year',
  EnergyPerformance: 'legal/energy/epc_value',
  EPCLabelText: 'legal/energy/epc_category',
  AvailabilityDate: 'occupancy/available_from',
  RenovationYear: 'building/renovation/year',
  SolarPanels: 'features/ecology/solar_panels',
  CadastralIncome: 'legal/property_and_land/cadastral_income',
};

/** Answers of SweepBright's website API, `GET /estates/:id`: one, a list of them, or one a line. Mapping: `docs/importing/sweepbright.md`. */
export const sweepbright: Adapter = {
  name: 'sweepbright',
  matches: ({ json }) =>
    Boolean(json?.keys.includes('negotiation')) &&
    ['location', 'description_title'].some((key) => json?.keys.includes(key)),
  read,
};

async function* read(source: Source): AsyncGenerator<SourceRecord> {
  let found = 0;
  let answers = 0;
  const onAnswer = () => {
    answers += 1;
  };
  const agents = new Set<string>();
  for await (const { value, line } of jsonRecords(source.text, 'estates', onAnswer)) {
    found += 1;
    const units = objectsAt(value, 'properties');
    for (const home of [value, ...units]) {
      const one = { value: home, line };
      yield* agentOf(one, agents);
      yield* recordsOf(one, hasAt(home, 'is_project') === true, source);
    }
  }
  checkFound(found);
  if (isAlone(source.head, { found, answers })) source.markPartial();
}

/** One record for each of the site's languages with a text; Dutch and French if there is none. */
function* recordsOf(one: JsonRecord, isProject: boolean, source: Source): Generator<SourceRecord> {
  const { value: home, line } = one;
  const written = LANGUAGES.filter(
    (language) => textIn(home, 'description', language) || textIn(home, 'description_title', language),
  );
  if (written.length === 0)
    source.warn({ line, home: textAt(home, 'id'), ...withoutText('description', languagesOf(home)) });
  const common = isProject ? projectOf(home) : factsOf(home, new HomeReport(one, textAt(home, 'id'), source));
  const errors = isProject ? [] : errorsOf(home, line);
  for (const language of written.length > 0 ? written : (['nl', 'fr'] as const)) {
    const title = textIn(home, 'description_title', language);
    const own = isProject
      ? { Name: title }
      : { TypeDescription: title, MainTypeName: typeOf(home)?.names[language] ?? '' };
    yield {
      kind: isProject ? 'project' : 'property',
      line,
      record: { ...common, language, ...own, Description: textIn(home, 'description', language) },
      nameField: (field) => ({ name: SOURCES[field] ?? '' }),
      errors,
    };
  }
}

/** The text in a language, whose name is `nl`, and of other programs `nl-BE` or `NL`. */
function textIn(home: unknown, field: string, language: string): string {
  const texts = valueAt(home, field);
  const names = typeof texts === 'object' && texts !== null ? Object.keys(texts) : [];
  const name = names.find((one) => one === language) ?? names.find((one) => readLanguageName(one) === language);
  return name === undefined ? '' : textAt(texts, name);
}

/** The languages that a home is described in; `?` if the text has none. */
function languagesOf(home: unknown): string {
  const texts = valueAt(home, 'description');
  if (typeof texts === 'string') return texts.trim() && '?';
  const named = Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string' && text.trim() !== '');
  return named.map(([language]) => language).join(', ');
}

const typeOf = (home: unknown) =>
  meaningOf(codes.SUB_TYPES, textAt(home, 'sub_type').toLowerCase()) ??
  meaningOf(codes.TYPES, textAt(home, 'type').toLowerCase());

function projectOf(home: unknown): Record<string, unknown> {
  return withoutUnknown({
    ID: valueAt(home, 'id'),
    City: textAt(home, 'location', 'city'),
    Zip: textAt(home, 'location', 'postal_code'),
    AgentID: textAt(home, 'negotiator', 'email'),
    ...filesOf(home),
  });
}

function factsOf(home: unknown, report: HomeReport): Record<string, unknown> {
  const at = (...path: string[]) => textAt(home, ...path);
  const given = (...path: string[]) => givenAt(home, ...path);
  const goal = meaningOf(codes.GOALS, at('negotiation').toLowerCase());
  const status = meaningOf(codes.STATUSES, at('status').toLowerCase() || 'available')?.[goal ?? 0];
  const from = dayAt(home, 'occupancy', 'available_from');
  const energy = (field: string) => given('legal', 'energy', field) ?? given(field);
  const type = typeOf(home);
  if (!type) report.warn(['type'], { of: 'WebIDs', kind: given('type') ? 'unknownCode' : 'missing' });
  const areaOf = (of: string, name: string) => {
    const [size, unit] = [
      ['sizes', name, 'size'],
      ['sizes', name, 'unit'],
    ] as const;
    return report.area(of, { size, unit, factor: meaningOf(codes.SQUARE_METRES, at(...unit).toLowerCase()) });
  };
  return withoutUnknown({
    ID: valueAt(home, 'id'),
    Goal: goal,
    Status: report.status(status, 'status'),
    WebIDs: String((type ?? HOME_TYPES.other).category),
    ProjectID: at('project_id'),
    ...priceOf(home, report),
    City: given('location', 'city'),
    Zip: given('location', 'postal_code'),
    CountryID: countryId(at('location', 'country')),
    Street: given('location', 'street'),
    HouseNumber: `${at('location', 'number')}${at('location', 'addition')}`,
    BoxNr: given('location', 'box'),
    // Only an address that is said not to be hidden is shown.
    PublishAddress: report.says('PublishAddress', true, 'location', 'hidden') === false,
    Lat: given('location', 'geo', 'latitude'),
    Lng: given('location', 'geo', 'longitude'),
    Floor: given('location', 'floor'),
    Bedrooms: given('bedrooms'),
    Bathrooms: given('bathrooms'),
    Showers: given('shower_rooms'),
    Toilets: given('toilets'),
    Floors: given('floors'),
    SurfaceLiving: areaOf('SurfaceLiving', 'liveable_area'),
    SurfaceGround: areaOf('SurfaceGround', 'plot_area'),
    SurfaceTotal: areaOf('SurfaceTotal', 'gross_area'),
    ConstructionYear: given('building', 'construction', 'year'),
    RenovationYear: given('building', 'renovation', 'year'),
    Condition: report.meaning('Condition', codes.CONDITIONS, 'general_condition'),
    TerraceOrientation: report.meaning('TerraceOrientation', codes.DIRECTIONS, 'terrace_orientation'),
    GardenOrientation: report.meaning('GardenOrientation', codes.DIRECTIONS, 'garden_orientation'),
    FacadeType: meaningOf(codes.FACADES, at('sub_type')),
    Heating: hasAt(home, 'features', 'energy', 'heat_pump') ? 'heatPump' : null,
    SolarPanels: given('features', 'ecology', 'solar_panels'),
    Glazing: hasAt(home, 'features', 'ecology', 'double_glazing') ? 'double' : null,
    EPCLabelText: energy('epc_category'),
    EnergyPerformance: energy('epc_value'),
    EPCTotal: energy('total_epc_value'),
    EPCCode: textAt(home, 'legal', 'energy', 'epc_reference') || at('epc_reference'),
    CadastralIncome: given('legal', 'property_and_land', 'cadastral_income') ?? given('cadastral_income'),
    FloodPScore: at('legal', 'property_and_land', 'flood_risk_plot_score'),
    FloodGScore: at('legal', 'property_and_land', 'flood_risk_building_score'),
    ...permitsOf(report),
    Availability: from ? 'fromDate' : null,
    AvailabilityDate: from,
    VideoUrl: at('video_url'),
    VirtualTourUrl: at('virtual_tour_url'),
    AgentID: at('negotiator', 'email'),
    ...filesOf(home),
    ...amenitiesOf(home),
  });
}

/** What `legal/regulations` says with true or false. */
function permitsOf(report: HomeReport): Record<string, string | null> {
  const said = (of: string, name: string) => {
    const has = report.says(of, null, 'legal', 'regulations', name);
    return has === null ? null : has ? 'yes' : 'no';
  };
  return {
    Permit: said('Permit', 'building_permit'),
    AllotmentPermit: said('AllotmentPermit', 'subdivision_authorisation'),
    PreemptiveRight: said('PreemptiveRight', 'priority_purchase_right'),
    Summons: said('Summons', 'urban_planning_breach'),
    JudicialDecision: said('JudicialDecision', 'pending_legal_proceedings'),
  };
}

function amenitiesOf(home: unknown): Record<string, boolean> {
  const list = valueAt(home, 'amenities');
  const fields = (Array.isArray(list) ? list : []).flatMap((word) => meaningOf(codes.AMENITIES, String(word)) ?? []);
  return Object.fromEntries(fields.map((field) => [field, true]));
}

/** The contact person, if no home before has named this address. */
function* agentOf({ value: home, line }: JsonRecord, known: Set<string>): Generator<SourceRecord> {
  const person = valueAt(home, 'negotiator');
  const id = textAt(person, 'email');
  if (id === '' || known.has(id)) return;
  known.add(id);
  const record = {
    ID: id,
    Name: [textAt(person, 'first_name'), textAt(person, 'last_name')].filter(Boolean).join(' '),
    Phone: textAt(person, 'phone'),
    Email: id,
  };
  yield { kind: 'agent', line, record, nameField: (field) => ({ name: `negotiator/${field.toLowerCase()}` }) };
}
