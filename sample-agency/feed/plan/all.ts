import { apartmentsForRent, apartmentsForSale } from './apartments.ts';
import { businessPremises, garages, investments } from './business.ts';
import type { PlanEntry } from './entry.ts';
import { housesAroundAth, otherHouses } from './houses-around-ath.ts';
import { housesOfAth } from './houses-of-ath.ts';
import { land, others } from './land.ts';
import { annuities, rentedHouses, singleStoreyHouses } from './other-homes.ts';
import { units } from './units.ts';

/** Every property of the agency, by id. */
export const plan: readonly PlanEntry[] = [
  ...housesOfAth,
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
