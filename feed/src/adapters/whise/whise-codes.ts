/** Ids of Whise (`api.whise.eu/reference`), as its public client libraries list them, and what they mean in the feed. */
import { meaningOf } from '../../values/words.ts';
import { HOME_TYPES, type HomeType } from '../home-types.ts';

const ACTIVE = 1;
const SOLD = 2;
const CANCELLED = 3;
const RENTED = 4;
const INACTIVE = 5;
const PROSPECT = 0;

/** `purpose`: for sale, to let, life annuity. */
export const PURPOSES: Readonly<Record<string, { goal: number; isAnnuity?: boolean }>> = {
  1: { goal: 0 },
  2: { goal: 1 },
  3: { goal: 0, isAnnuity: true },
};

/** `purposeStatus`: the state of the sale. A home under option is still offered. */
export const STATUSES: Readonly<Record<string, number>> = {
  1: ACTIVE,
  2: ACTIVE,
  3: SOLD,
  4: RENTED,
  5: ACTIVE,
  6: ACTIVE,
  8: CANCELLED,
  9: CANCELLED,
  10: INACTIVE,
  11: INACTIVE,
  12: ACTIVE,
  13: ACTIVE,
  // Sold under a suspensive condition, and with a signed compromise.
  14: SOLD,
  15: ACTIVE,
  16: ACTIVE,
  17: SOLD,
  19: PROSPECT,
  20: PROSPECT,
  21: ACTIVE,
  22: SOLD,
  23: PROSPECT,
  24: PROSPECT,
  25: PROSPECT,
  26: PROSPECT,
  27: PROSPECT,
  28: PROSPECT,
};

/** `displayStatusId` of a home that the agency does not show, and of one that it shows as done. */
export const OFFLINE = '1';
export const REALISATION = '4';

/** `status` of a home that is on the site; 5 is archived, 6 deleted. */
export const IN_USE = '1';

export const COUNTRIES: Readonly<Record<string, string>> = { 1: 'BE', 2: 'NL', 3: 'FR', 4: 'DE', 5: 'LU', 7: 'ES' };

const CATEGORIES: Readonly<Record<string, HomeType>> = {
  1: HOME_TYPES.house,
  2: HOME_TYPES.apartment,
  3: HOME_TYPES.land,
  4: HOME_TYPES.office,
  5: HOME_TYPES.commercial,
  6: HOME_TYPES.industrial,
  7: HOME_TYPES.garage,
};

/** Catering: hotels, bars and restaurants of all kinds. */
const CATERING = [43, 54, 103, 104, 105, 106, 107, 109, 110, 119, 122, 128, 129, 130, 135, 136, 138, 139, 145];

const SUB_CATEGORIES: Readonly<Record<string, HomeType>> = {
  3: HOME_TYPES.investment,
  4: HOME_TYPES.farm,
  5: HOME_TYPES.bungalow,
  7: HOME_TYPES.belEtage,
  9: HOME_TYPES.farm,
  10: HOME_TYPES.chalet,
  12: HOME_TYPES.townHouse,
  13: HOME_TYPES.villa,
  14: HOME_TYPES.castle,
  18: HOME_TYPES.duplex,
  19: HOME_TYPES.penthouse,
  21: HOME_TYPES.studio,
  22: HOME_TYPES.triplex,
  23: HOME_TYPES.loft,
  25: HOME_TYPES.groundFloor,
  73: HOME_TYPES.groundFloor,
  26: HOME_TYPES.buildingLand,
  161: HOME_TYPES.buildingLand,
  27: HOME_TYPES.farmland,
  30: HOME_TYPES.farmland,
  31: HOME_TYPES.farmland,
  32: HOME_TYPES.wood,
  48: HOME_TYPES.parking,
  49: HOME_TYPES.parking,
  170: HOME_TYPES.parking,
  53: HOME_TYPES.warehouse,
  70: HOME_TYPES.countryHouse,
  89: HOME_TYPES.familyHouse,
  90: HOME_TYPES.semiDetached,
  93: HOME_TYPES.room,
  160: HOME_TYPES.room,
  95: HOME_TYPES.serviceFlat,
  165: HOME_TYPES.serviceFlat,
  ...Object.fromEntries(CATERING.map((id) => [id, HOME_TYPES.catering])),
};

/** Sub-categories and states (`state`) of apartments that nobody has lived in. */
const NEW_FLATS = '97';
const NEW_STATES = ['11', '13', '16', '18'];

/** The type by `category` and `subCategory`; the more precise one counts. */
export const typeOf = (category: string, subCategory: string): HomeType =>
  meaningOf(SUB_CATEGORIES, subCategory) ?? meaningOf(CATEGORIES, category) ?? HOME_TYPES.other;

export const isNewFlat = (subCategory: string, state: string): boolean =>
  subCategory === NEW_FLATS || NEW_STATES.includes(state);

/** `state`: the condition of the building. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  1: 'new',
  2: 'excellent',
  3: 'good',
  4: 'good',
  5: 'toRefresh',
  6: 'toRenovate',
  7: 'toRenovate',
  13: 'new',
  14: 'toRefresh',
  15: 'excellent',
};

export const AVAILABILITIES: Readonly<Record<string, string>> = {
  1: 'atDeed',
  2: 'toAgree',
  3: 'toAgree',
  5: 'immediately',
  6: 'atDelivery',
  7: 'toAgree',
};

/** `fronts`: walls that are free. */
export const FACADES: Readonly<Record<string, string>> = { 2: 'closed', 3: 'halfOpen', 4: 'open' };
