import { buildFeed } from '../build-feed.ts';
import { EXPORTED_AT } from '../clock.ts';
import * as codes from '../codes.ts';
import type { PropertyRecord } from './record.ts';

const { feed, orders } = buildFeed();
const records = feed.properties.filter(({ OffMarket }) => !OffMarket);
const nameOf = ({ ID, language }: PropertyRecord) => `${ID} ${language}`;
/** Names of the records a rule does not hold for. */
const broken = (rule: (record: PropertyRecord) => boolean) => records.filter((record) => !rule(record)).map(nameOf);

/** Euro a property of the category may cost. */
const PRICES: Record<string, [number, number]> = {
  '1-0': [135_000, 520_000],
  '9-0': [240_000, 360_000],
  '2-0': [215_000, 365_000],
  '12-0': [125_000, 240_000],
  '3-0': [55_000, 135_000],
  '5-0': [225_000, 650_000],
  '6-0': [145_000, 420_000],
  '8-0': [12_000, 28_000],
  '10-0': [35_000, 90_000],
  '7-0': [1_000, 1_000_000],
  '12-1': [620, 880],
  '1-1': [850, 1250],
  '6-1': [650, 1600],
  '8-1': [60, 90],
};

test('two runs give the same feed and the same orders', () => {
  expect(JSON.stringify(buildFeed())).toBe(JSON.stringify({ feed, orders }));
});

test('ids are unordered-looking, between 4000 and 9999, two records each', () => {
  expect(broken(({ ID }) => ID >= 4000 && ID <= 9999)).toEqual([]);
  expect(new Set(records.map(nameOf)).size).toBe(208);
  const ids = [...new Set(records.map(({ ID }) => ID))];
  expect(new Set(ids.map((id, index) => id - (ids[index - 1] ?? 0))).size).toBeGreaterThan(40);
});

test('prices are within the range of the category', () => {
  const inRange = ({ WebID, Goal, Price }: PropertyRecord) => {
    const [from, to] = PRICES[`${WebID}-${Goal}`] ?? [1, 0];
    return Price !== null && Price >= from && Price <= to;
  };
  expect(broken(inRange)).toEqual([]);
  const annuities = records.flatMap(({ AnnuityMonthly }) => AnnuityMonthly ?? []);
  expect(annuities.every((amount) => amount >= 450 && amount <= 1100)).toBe(true);
});

test('every code is in its closed list', () => {
  const lists: [keyof PropertyRecord, readonly string[]][] = [
    ['Kitchen', codes.KITCHENS],
    ['FacadeType', codes.FACADE_TYPES],
    ['Condition', codes.CONDITIONS],
    ['Heating', codes.HEATINGS],
    ['Glazing', codes.GLAZINGS],
    ['WindowFrame', codes.WINDOW_FRAMES],
    ['RoofMaterial', codes.ROOF_MATERIALS],
    ['RoofCondition', codes.ROOF_CONDITIONS],
    ['GardenOrientation', codes.ORIENTATIONS],
    ['AreaDestination', codes.AREA_DESTINATIONS],
    ['FloodZone', codes.FLOOD_ZONES],
    ['AsbestosType', codes.ASBESTOS_TYPES],
    ['GroundCertificate', codes.GROUND_CERTIFICATES],
    ['ElectricityCertificate', codes.INSTALLATION_CERTIFICATES],
    ['VatRegime', codes.VAT_REGIMES],
    ['ContractType', codes.CONTRACT_TYPES],
    ['Availability', codes.AVAILABILITIES],
  ];
  for (const [field, list] of lists) {
    const known = new Set(list);
    const values = records.map((record) => record[field]).filter((value) => value !== null);
    expect([field, values.filter((value) => !known.has(String(value)))]).toEqual([field, []]);
    expect([field, values.length > 0]).toEqual([field, true]);
  }
});

test('land and garages have neither bedrooms nor an energy label', () => {
  const bare = (one: PropertyRecord) =>
    one.Bedrooms === null && one.EPCLabelText === '' && one.EnergyPerformance === null;
  expect(broken((record) => ![3, 8].includes(record.WebID) || bare(record))).toEqual([]);
  expect(broken((record) => record.WebID !== 1 || (record.Bedrooms ?? 0) > 0)).toEqual([]);
});

test('the surfaces fit into one another', () => {
  expect(
    broken(
      ({ SurfaceGarden, SurfaceConstructed, SurfaceGround }) =>
        (SurfaceGarden ?? 0) + (SurfaceConstructed ?? 0) <= (SurfaceGround ?? 1e9),
    ),
  ).toEqual([]);
  expect(
    broken(({ SurfaceLiving, SurfaceTotal }) => SurfaceLiving === null || SurfaceLiving <= (SurfaceTotal ?? 0)),
  ).toEqual([]);
  expect(
    broken(({ Bedrooms, SurfaceLiving }) => Bedrooms === null || (SurfaceLiving ?? 0) >= 28 + Bedrooms * 22),
  ).toEqual([]);
  expect(
    broken(({ FrontWidth, PlotWidth }) => FrontWidth === null || PlotWidth === null || FrontWidth <= PlotWidth),
  ).toEqual([]);
});

test('the total on the certificate is value times living area', () => {
  expect(
    broken(
      (one) =>
        one.EPCTotal === null || one.EPCTotal === Math.round((one.EnergyPerformance ?? 0) * (one.SurfaceLiving ?? 0)),
    ),
  ).toEqual([]);
});

test('Flemish duties stand on Flemish properties only', () => {
  const flemish = ({ Zip, CountryID }: PropertyRecord) => CountryID === 10 && /^(9|15)/.test(Zip);
  expect(broken((record) => (record.FloodPScore !== null) === flemish(record))).toEqual([]);
  expect(broken((record) => (record.AsbestosType !== null) === flemish(record))).toEqual([]);
});

test('a hidden price cannot be worked out from another figure or text', () => {
  const hidden = records.filter(({ PublishPrice }) => !PublishPrice);
  expect(hidden.length).toBeGreaterThan(0);
  for (const record of hidden) {
    expect([record.NotaryFees, record.VatAmount, record.RegisteredRights]).toEqual([null, null, null]);
    expect(`${record.TypeDescription} ${record.Description}`).not.toMatch(/€/);
  }
});

test('a tenant reads the charges; a sold or rented property is not available', () => {
  expect(
    broken(({ Goal, ChargesRenter, Deposit }) => Goal === 0 || (ChargesRenter !== null && Deposit !== null)),
  ).toEqual([]);
  expect(broken(({ Status, Availability }) => Status === 1 || Availability === null)).toEqual([]);
  expect(broken(({ Status, Goal }) => [1, Goal === 0 ? 2 : 4].includes(Status))).toEqual([]);
});

test('dates follow each other and none is after the export', () => {
  const exported = EXPORTED_AT.slice(0, 10);
  expect(broken(({ CreateDate, ModifyDate }) => CreateDate <= ModifyDate && ModifyDate <= exported)).toEqual([]);
  expect(broken(({ EPCEndDate }) => EPCEndDate === null || EPCEndDate > exported)).toEqual([]);
});

test('both languages carry the same facts', () => {
  const shared = ({
    language,
    CountryName,
    TypeDescription,
    MainTypeName,
    RecordFile,
    MarqueeName,
    Pictures,
    Description,
    Documents,
    PriceUnitText,
    ...facts
  }: PropertyRecord) => facts;
  for (let at = 0; at < records.length; at += 2) {
    const [dutch, french] = records.slice(at, at + 2);
    expect(dutch && shared(dutch)).toEqual(french && shared(french));
  }
});

test('every reference leads somewhere', () => {
  const projects = new Set(feed.projects.map(({ ID }) => ID));
  const agents = new Set(feed.agents.map(({ ID }) => ID));
  const ribbons = new Set(feed.ribbons.map(({ id }) => id));
  const towns = new Set(feed.cities.map(({ Name, Zip }) => `${Name}|${Zip}`));
  const categories = new Set(feed.categories.map(({ WebID }) => String(WebID)));
  expect(broken(({ ProjectID }) => ProjectID === null || projects.has(ProjectID))).toEqual([]);
  expect(broken(({ AgentID, Marquee }) => agents.has(AgentID) && ribbons.has(Marquee))).toEqual([]);
  expect(broken(({ City, Zip }) => City === '' || towns.has(`${City}|${Zip}`))).toEqual([]);
  expect(broken(({ WebIDs }) => WebIDs.split(',').every((id) => categories.has(id)))).toEqual([]);
});
