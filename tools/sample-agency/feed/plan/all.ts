import { apartmentsForSale } from './apartments.ts';
import { businessPremises, investments } from './business.ts';
import type { PlanEntry } from './entry.ts';
import { garages } from './garages.ts';
import { housesAroundAth } from './houses-around-ath.ts';
import { housesOfAth } from './houses-of-ath.ts';
import { housesOfAthVillages } from './houses-of-ath-villages.ts';
import { land, others } from './land.ts';
import { annuities, rentedHouses, singleStoreyHouses } from './other-homes.ts';
import { otherHouses } from './other-houses.ts';
import { apartmentsForRent } from './rented-apartments.ts';
import { units } from './units.ts';

/** Every property of the agency, by id. */
export const plan: readonly PlanEntry[] = [
  ...housesOfAth,
  ...housesOfAthVillages,
  ...housesAroundAth,
  ...otherHouses,
  ...rentedHouses,
  ...singleStoreyHouses,
  ...annuities,
  ...apartmentsForSale,
  ...apartmentsForRent,
  ...units,
  ...investments,
  ...businessPremises,
  ...garages,
  ...land,
  ...others,
].toSorted((a, b) => a.id - b.id);
