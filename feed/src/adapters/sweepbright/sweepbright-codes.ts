/** Words of SweepBright's website API, and what they mean in the feed. */
import { HOME_TYPES, type HomeType } from '../home-types.ts';

/** `negotiation`: for sale or to let. */
export const GOALS: Readonly<Record<string, number>> = { sale: 0, let: 1, rent: 1 };

/** `status`: for sale and to let. Only published homes are answered: a prospect is offered. */
export const STATUSES: Readonly<Record<string, readonly [sale: number, rent: number]>> = {
  prospect: [1, 1],
  available: [1, 1],
  option: [1, 1],
  under_contract: [2, 4],
  sold: [2, 2],
  rented: [4, 4],
};

export const TYPES: Readonly<Record<string, HomeType>> = {
  apartment: HOME_TYPES.apartment,
  house: HOME_TYPES.house,
  land: HOME_TYPES.land,
  parking: HOME_TYPES.parking,
  office: HOME_TYPES.office,
  commercial: HOME_TYPES.commercial,
};

export const SUB_TYPES: Readonly<Record<string, HomeType>> = {
  villa: HOME_TYPES.villa,
  mansion: HOME_TYPES.townHouse,
  townhouse: HOME_TYPES.townHouse,
  bungalow: HOME_TYPES.bungalow,
  farm: HOME_TYPES.farm,
  castle: HOME_TYPES.castle,
  chalet: HOME_TYPES.chalet,
  terraced_house: HOME_TYPES.terraced,
  semi_detached: HOME_TYPES.semiDetached,
  duplex: HOME_TYPES.duplex,
  penthouse: HOME_TYPES.penthouse,
  loft: HOME_TYPES.loft,
  studio: HOME_TYPES.studio,
  student_room: HOME_TYPES.room,
  building_plot: HOME_TYPES.buildingLand,
  agricultural: HOME_TYPES.farmland,
  private_garage: HOME_TYPES.garage,
  garage: HOME_TYPES.garage,
  warehouse: HOME_TYPES.warehouse,
};

/** Square metres of a unit of sizes. */
export const SQUARE_METRES: Readonly<Record<string, number>> = {
  sq_m: 1,
  sqm: 1,
  m2: 1,
  'm²': 1,
  sq_ft: 0.09290304,
  are: 100,
  acre: 4046.8564224,
  hectare: 10_000,
};

/** `general_condition`. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  new: 'new',
  mint: 'excellent',
  good: 'good',
  fair: 'toRefresh',
  poor: 'toRenovate',
};

export const DIRECTIONS: Readonly<Record<string, string>> = {
  N: 'north',
  NE: 'northEast',
  E: 'east',
  SE: 'southEast',
  S: 'south',
  SW: 'southWest',
  W: 'west',
  NW: 'northWest',
};

/** `sub_type` of houses of which it says how many walls are free. */
export const FACADES: Readonly<Record<string, string>> = { terraced_house: 'closed', semi_detached: 'halfOpen' };

/** `amenities`: a list of what there is. */
export const AMENITIES: Readonly<Record<string, string>> = {
  terrace: 'Terrace',
  garden: 'Garden',
  lift: 'Lift',
  elevator: 'Lift',
  pool: 'SwimmingPool',
  swimming_pool: 'SwimmingPool',
  attic: 'Attic',
  basement: 'Cellar',
  cellar: 'Cellar',
  parking: 'HasParking',
  garage: 'HasGarage',
  furnished: 'Furnished',
};
