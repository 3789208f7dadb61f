/** Lookups of the RESO Data Dictionary 2.0, without spaces and in lower case: servers send the standard's or the readable name. */
import { HOME_TYPES, type HomeType } from '../home-types.ts';

export const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

const SALE = 0;
const RENT = 1;

/** `PropertyType`: what it is, and whether it is for sale or to let. */
export const TYPES: Readonly<Record<string, { goal: number; type: HomeType }>> = {
  residential: { goal: SALE, type: HOME_TYPES.house },
  residentiallease: { goal: RENT, type: HOME_TYPES.house },
  residentialrental: { goal: RENT, type: HOME_TYPES.house },
  residentialincome: { goal: SALE, type: HOME_TYPES.investment },
  manufacturedinpark: { goal: SALE, type: HOME_TYPES.chalet },
  land: { goal: SALE, type: HOME_TYPES.land },
  farm: { goal: SALE, type: HOME_TYPES.farm },
  commercialsale: { goal: SALE, type: HOME_TYPES.commercial },
  commerciallease: { goal: RENT, type: HOME_TYPES.commercial },
  businessopportunity: { goal: SALE, type: HOME_TYPES.commercial },
};

/** `PropertySubType`, where it is more precise. A duplex of the dictionary is a building with two homes. */
export const SUB_TYPES: Readonly<Record<string, HomeType>> = {
  agriculture: HOME_TYPES.farmland,
  apartment: HOME_TYPES.apartment,
  cabin: HOME_TYPES.chalet,
  condominium: HOME_TYPES.apartment,
  deededparking: HOME_TYPES.parking,
  duplex: HOME_TYPES.investment,
  farm: HOME_TYPES.farm,
  hotelmotel: HOME_TYPES.catering,
  industrial: HOME_TYPES.industrial,
  multifamily: HOME_TYPES.investment,
  office: HOME_TYPES.office,
  quadruplex: HOME_TYPES.investment,
  singlefamilyresidence: HOME_TYPES.house,
  stockcooperative: HOME_TYPES.apartment,
  townhouse: HOME_TYPES.terraced,
  triplex: HOME_TYPES.investment,
  unimprovedland: HOME_TYPES.land,
  warehouse: HOME_TYPES.warehouse,
};

/** `StandardStatus`: for sale and to let. One under contract that is still shown as such is offered. */
export const STATUSES: Readonly<Record<string, readonly [sale: number, rent: number]>> = {
  active: [1, 1],
  activeundercontract: [1, 1],
  comingsoon: [0, 0],
  incomplete: [0, 0],
  pending: [2, 4],
  closed: [2, 4],
  canceled: [3, 3],
  withdrawn: [3, 3],
  expired: [5, 5],
  hold: [5, 5],
};

/** Square metres of a unit of areas. */
export const SQUARE_METRES: Readonly<Record<string, number>> = {
  squaremeters: 1,
  squaremeter: 1,
  sqm: 1,
  m: 1,
  sqft: 0.09290304,
  acre: 4046.8564224,
  ha: 10_000,
  hectare: 10_000,
  squarefeet: 0.09290304,
  acres: 4046.8564224,
  hectares: 10_000,
};

/** Countries that pay in euro: the dictionary has no currency. */
export const EURO = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
