import { LANGUAGES } from '@facade/shared-domain/model';
import { A_MONTH } from '../../records/feed-schema.ts';
import type { Adapter, Source, SourceProblem, SourceRecord } from '../adapter.ts';
import { countryId } from '../country-id.ts';
import { dayAt, hasAt, numberAt, objectsAt, textAt, untranslated, valueAt, withoutUnknown } from '../json/json-home.ts';
import { checkFound, isAlone, type JsonRecord, jsonRecords } from '../json/json-records.ts';
import * as codes from './sweepbright-codes.ts';
import { filesOf } from './sweepbright-files.ts';

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
function* recordsOf({ value: home, line }: JsonRecord, isProject: boolean, source: Source): Generator<SourceRecord> {
  const written = LANGUAGES.filter(
    (language) => textAt(home, 'description', language) || textAt(home, 'description_title', language),
  );
  const others = written.length > 0 ? '' : languagesOf(home);
  if (others) source.warn({ line, home: textAt(home, 'id'), ...untranslated('description', others) });
  const common = isProject ? projectOf(home) : factsOf(home);
  const errors = isProject ? [] : errorsOf(home, line);
  for (const language of written.length > 0 ? written : (['nl', 'fr'] as const)) {
    const title = textAt(home, 'description_title', language);
    const own = isProject
      ? { Name: title }
      : { TypeDescription: title, MainTypeName: typeOf(home)?.names[language] ?? '' };
    yield {
      kind: isProject ? 'project' : 'property',
      line,
      record: { ...common, language, ...own, Description: textAt(home, 'description', language) },
      nameField: (field) => ({ name: SOURCES[field] ?? '' }),
      errors,
    };
  }
}

/** The languages that a home is described in; `?` if the text has none. */
function languagesOf(home: unknown): string {
  const texts = valueAt(home, 'description');
  if (typeof texts === 'string') return texts.trim() && '?';
  const named = Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string' && text.trim() !== '');
  return named.map(([language]) => language).join(', ');
}

const typeOf = (home: unknown) => codes.SUB_TYPES[textAt(home, 'sub_type')] ?? codes.TYPES[textAt(home, 'type')];

function errorsOf(home: unknown, line: number): SourceProblem[] {
  const value = textAt(home, 'negotiation');
  return codes.GOALS[value] === undefined
    ? [
        {
          line,
          field: 'negotiation',
          of: 'Goal',
          kind: 'goal',
          values: { words: 'sale, let' },
          ...(value && { value }),
        },
      ]
    : [];
}

function projectOf(home: unknown): Record<string, unknown> {
  return withoutUnknown({
    ID: valueAt(home, 'id'),
    City: textAt(home, 'location', 'city'),
    Zip: textAt(home, 'location', 'postal_code'),
    AgentID: textAt(home, 'negotiator', 'email'),
    ...filesOf(home),
  });
}

function factsOf(home: unknown): Record<string, unknown> {
  const at = (...path: string[]) => textAt(home, ...path);
  const number = (...path: string[]) => numberAt(home, ...path);
  const goal = codes.GOALS[at('negotiation')];
  const from = dayAt(home, 'occupancy', 'available_from');
  const energy = (field: string) => number('legal', 'energy', field) ?? number(field);
  const label = String(energy('epc_category') ?? '').toUpperCase();
  return withoutUnknown({
    ID: valueAt(home, 'id'),
    Goal: goal,
    Status: codes.STATUSES[at('status') || 'available']?.[goal ?? 0] ?? 5,
    WebIDs: String(typeOf(home)?.category ?? 7),
    ProjectID: at('project_id'),
    ...priceOf(home),
    City: at('location', 'city'),
    Zip: at('location', 'postal_code'),
    CountryID: countryId(at('location', 'country')),
    Street: at('location', 'street'),
    HouseNumber: `${at('location', 'number')}${at('location', 'addition')}`,
    BoxNr: at('location', 'box'),
    // Only an address that is said not to be hidden is shown.
    PublishAddress: hasAt(home, 'location', 'hidden') === false,
    Lat: number('location', 'geo', 'latitude'),
    Lng: number('location', 'geo', 'longitude'),
    Floor: number('location', 'floor'),
    Bedrooms: number('bedrooms'),
    Bathrooms: number('bathrooms'),
    Showers: number('shower_rooms'),
    Toilets: number('toilets'),
    Floors: number('floors'),
    SurfaceLiving: areaOf(home, 'liveable_area'),
    SurfaceGround: areaOf(home, 'plot_area'),
    SurfaceTotal: areaOf(home, 'gross_area'),
    ConstructionYear: number('building', 'construction', 'year'),
    RenovationYear: number('building', 'renovation', 'year'),
    Condition: codes.CONDITIONS[at('general_condition')],
    TerraceOrientation: codes.DIRECTIONS[at('terrace_orientation')],
    GardenOrientation: codes.DIRECTIONS[at('garden_orientation')],
    FacadeType: codes.FACADES[at('sub_type')],
    Heating: hasAt(home, 'features', 'energy', 'heat_pump') ? 'heatPump' : null,
    SolarPanels: hasAt(home, 'features', 'ecology', 'solar_panels'),
    Glazing: hasAt(home, 'features', 'ecology', 'double_glazing') ? 'double' : null,
    EPCLabelText: /^[A-G]\+*$/.test(label) ? label : '',
    EnergyPerformance: energy('epc_value'),
    EPCTotal: energy('total_epc_value'),
    EPCCode: textAt(home, 'legal', 'energy', 'epc_reference') || at('epc_reference'),
    CadastralIncome: number('legal', 'property_and_land', 'cadastral_income') ?? number('cadastral_income'),
    FloodPScore: at('legal', 'property_and_land', 'flood_risk_plot_score'),
    FloodGScore: at('legal', 'property_and_land', 'flood_risk_building_score'),
    ...permitsOf(home),
    Availability: from ? 'fromDate' : null,
    AvailabilityDate: from,
    VideoUrl: at('video_url'),
    VirtualTourUrl: at('virtual_tour_url'),
    AgentID: at('negotiator', 'email'),
    ...filesOf(home),
    ...amenitiesOf(home),
  });
}

/** On request if it is hidden, 0, replaced by a text, not in euro, or a rent that is not monthly. */
function priceOf(home: unknown): Record<string, unknown> {
  const isRent = codes.GOALS[textAt(home, 'negotiation')] === 1;
  const price = numberAt(home, 'price', 'amount');
  const texts = valueAt(home, 'custom_price');
  const isReplaced = Object.values(typeof texts === 'object' && texts !== null ? texts : { texts }).some(Boolean);
  const isEuro = ['', 'EUR'].includes(textAt(home, 'price', 'currency').toUpperCase());
  const isMonthly = ['', 'month'].includes(textAt(home, 'rent_period'));
  const isHidden = hasAt(home, 'price', 'hidden') === true || isReplaced || !isEuro || (isRent && !isMonthly);
  return {
    ...(isHidden || price === null || Number(price) === 0 ? { PublishPrice: false } : { Price: price }),
    ...(isRent && { PriceUnit: A_MONTH }),
  };
}

/** In square metres, to the tenth; null without a unit that is known. */
function areaOf(home: unknown, name: string): number | null {
  const factor = codes.SQUARE_METRES[textAt(home, 'sizes', name, 'unit')];
  const size = Number(textAt(home, 'sizes', name, 'size') || Number.NaN);
  return factor && size > 0 ? Math.round(size * factor * 10) / 10 : null;
}

/** What `legal/regulations` says with true or false. */
function permitsOf(home: unknown): Record<string, string | null> {
  const said = (name: string) => {
    const has = hasAt(home, 'legal', 'regulations', name);
    return has === null ? null : has ? 'yes' : 'no';
  };
  return {
    Permit: said('building_permit'),
    AllotmentPermit: said('subdivision_authorisation'),
    PreemptiveRight: said('priority_purchase_right'),
    Summons: said('urban_planning_breach'),
    JudicialDecision: said('pending_legal_proceedings'),
  };
}

function amenitiesOf(home: unknown): Record<string, boolean> {
  const list = valueAt(home, 'amenities');
  const fields = (Array.isArray(list) ? list : []).flatMap((word) => codes.AMENITIES[String(word)] ?? []);
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
