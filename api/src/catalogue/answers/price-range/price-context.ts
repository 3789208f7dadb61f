import type { PriceContext } from '@facade/shared-domain/model';
import type { StoredProperty } from '../../../platform/index.ts';
import type { CatalogueView } from '../../view.ts';
import { estimate } from './estimate.ts';
import { countCompared, nearestHomes, typeOfCategory } from './nearest-homes.ts';

/** Fewer than an owner's range looks at: it is read with every page of a home. */
const NEAREST = 300;

/**
 * The asking price per m² beside that of similar homes of the agency, by the rule of an owner's price range (docs/decisions/108). Null for
 * what is not for sale at a plain price, without a surface or a place, and below five similar homes.
 */
export async function priceContext(view: CatalogueView, home: StoredProperty): Promise<PriceContext | null> {
  const { id, goal, availability, price, location, energy } = home;
  const type = typeOfCategory(home.categoryIds[0]);
  const surface = type === 'land' ? home.landArea : home.livingArea;
  if (goal !== 'sale' || availability !== 'available' || price.annuity !== null || price.excludesVat) return null;
  if (!type || !surface || !price.amount || !location) return null;
  const homes = await nearestHomes(view.db, { type, centre: location, without: id, most: NEAREST });
  const found = estimate({ surface, energy: energy?.band.slice(0, 1) ?? null }, homes);
  if (!found) return null;
  return {
    perSquareMetre: toTens(price.amount / surface),
    low: toTens(found.low / surface),
    high: toTens(found.high / surface),
    ...countCompared(found.compared),
  };
}

const toTens = (euro: number): number => Math.round(euro / 10) * 10;
