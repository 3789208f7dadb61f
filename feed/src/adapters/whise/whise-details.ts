import { textOf } from '../../records/read-values.ts';
import { meaningOf } from '../../values/words.ts';
import type { HomeReport } from '../json/home-report.ts';
import { givenAt, hasAt, objectsAt, textAt } from '../json/json-home.ts';

/** How the value of a detail becomes one of the feed: as it stands, as yes or no, by the id of its word. */
type Reading =
  | { field: string; as: 'number' | 'text' | 'flag' | 'yesNo' | 'usDate' }
  | { field: string; as: Readonly<Record<string, string>> };

const number = (field: string): Reading => ({ field, as: 'number' });
const flag = (field: string): Reading => ({ field, as: 'flag' });
const yesNo = (field: string): Reading => ({ field, as: 'yesNo' });

const DIRECTIONS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'];

/** Ids of the eight directions follow each other, from north. */
const directions = (...norths: number[]) =>
  Object.fromEntries(norths.flatMap((north) => DIRECTIONS.map((name, index) => [String(north + index), name])));

const HEATINGS: Readonly<Record<string, readonly number[]>> = {
  none: [658, 1013, 1035],
  gas: [659, 660, 1014, 1015, 1036, 1037],
  oil: [661, 1016, 1038],
  electric: [662, 675, 1017, 1030, 1039, 1052],
  heatPump: [667, 1022, 1044, 1490, 1492, 1494],
  pellets: [1000, 1032, 1054],
  stove: [663, 664, 670, 671, 1001, 1018, 1019, 1025, 1026, 1033, 1040, 1041, 1047, 1048, 1055],
  gasCondensing: [1547],
};

const byId = (words: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(words).flatMap(([word, ids]) => ids.map((id) => [String(id), word])));

/** Details that the feed has a field for, by Whise's id, which is the same in every language. */
const DETAILS: Readonly<Record<string, Reading>> = {
  14: number('ConstructionYear'),
  585: number('RenovationYear'),
  15: number('Floors'),
  55: number('Toilets'),
  57: number('Showers'),
  19: number('Garages'),
  999: number('ParkingsOutside'),
  26: number('PlotWidth'),
  713: number('FrontWidth'),
  27: number('SurfaceConstructed'),
  874: number('SurfaceTerrace'),
  1733: number('CadastralIncome'),
  301: number('ChargesRenter'),
  1849: number('Lat'),
  1850: number('Lng'),
  2089: number('EnergyPerformance'),
  2390: number('EPCTotal'),
  2056: { field: 'EPCLabelText', as: 'text' },
  2391: { field: 'EPCCode', as: 'text' },
  2776: { field: 'EPCEndDate', as: 'usDate' },
  372: flag('Lift'),
  322: flag('SwimmingPool'),
  724: flag('HasDrain'),
  757: flag('HasElectricity'),
  1760: flag('HasGas'),
  1772: flag('HasWater'),
  691: yesNo('JudicialDecision'),
  808: yesNo('Permit'),
  812: yesNo('AllotmentPermit'),
  1734: yesNo('PreemptiveRight'),
  1737: { field: 'FacadeOrientation', as: directions(27, 35, 43, 978, 987) },
  1595: {
    field: 'Kitchen',
    as: byId({ none: [683], basic: [684, 687], fitted: [685, 688], hyperEquipped: [686, 689] }),
  },
  1020: { field: 'Heating', as: byId(HEATINGS) },
  1736: {
    field: 'AreaDestination',
    as: byId({
      agricultural: [1, 18],
      economicActivity: [2, 6, 19],
      forest: [5],
      mixedResidential: [9],
      residential: [12, 13, 14, 15],
      ruralResidential: [999],
    }),
  },
  2222: { field: 'FloodZone', as: { 1233: 'none' } },
  2223: { field: 'FloodZone', as: { 1231: 'delimitedFloodArea', 1232: 'delimitedBankZone' } },
  2712: { field: 'Summons', as: { 1832: 'yes', 1833: 'yes', 1834: 'yes', 1835: 'yes', 1836: 'yes', 1837: 'no' } },
};

/** The fields of the feed that the details of a home fill. A word that the feed does not have is left out, and reported. */
export function detailsOf(home: unknown, report: HomeReport): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const detail of objectsAt(home, 'details')) {
    const id = textAt(detail, 'id');
    const value = givenAt(detail, 'value');
    const reading = meaningOf(DETAILS, id);
    if (value === null || !reading) continue;
    const { field: of } = reading;
    const found = readAs(reading, value, detail);
    if (found !== undefined) fields[of] = found;
    else report.add({ field: `details ${id}`, of, value: textOf(value), kind: 'unknownCode', effect: 'left' });
  }
  return fields;
}

/** Undefined for a word that the feed does not have. */
function readAs({ as }: Reading, value: unknown, detail: unknown): unknown {
  if (typeof as === 'object') return meaningOf(as, textAt(detail, 'enum', 'id'));
  if (as === 'yesNo') return { true: 'yes', false: 'no' }[String(hasAt(detail, 'value'))];
  if (typeof value !== 'string') return value;
  // Written with a dot before decimals, in every language: `50.809` is no fifty thousand.
  if (as === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  // `08/18/2025 00:00`: month first, whatever the language of the answer.
  return as === 'usDate' ? value.replace(/^(\d\d?)\/(\d\d?)\/(\d{4})\b.*$/, '$3-$1-$2') : value;
}

/** Where a field comes from, for messages; empty if it is no detail. */
export function detailNamed(field: string): string {
  const [id] = Object.entries(DETAILS).find(([, reading]) => reading.field === field) ?? [];
  return id ? `details ${id}` : '';
}
