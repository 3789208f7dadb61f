import type { ValuationType } from '@facade/shared-domain/forms/valuation/valuation-choices';
import type { PriceRange } from '@facade/shared-domain/model';
import type { ReadDb } from '../../../platform/index.ts';
import { readSummaries } from '../../records.ts';
import { someCities } from '../../towns/cities.ts';
import type { CatalogueView } from '../../view.ts';
import { type Estimate, estimate } from './estimate.ts';
import { countCompared, nearestHomes } from './nearest-homes.ts';

/** Number of compared homes that are shown. */
const SHOWN = 3;

export interface ValuedHome {
  zip: string;
  /** Of several towns with this postal code. */
  city?: string | undefined;
  type: ValuationType;
  /** m² of the plot for land, else of living area. */
  surface?: number | undefined;
  /** Letter of the energy label. */
  energy?: string | undefined;
}

/**
 * Between which prices the agency offers, or offered, homes like this one. Prices of sold homes count in it and are never shown. Null if
 * the agency has too few, or none in this town or around it.
 */
export async function priceRange(view: CatalogueView, home: ValuedHome): Promise<PriceRange | null> {
  const found = await estimateHome(view.db, view, home);
  if (!found) return null;
  const { compared, ...range } = found;
  // Only the price of a home that is still offered is public: it proves more.
  const proof = [...compared].sort((a, b) => Number(b.isAvailable) - Number(a.isAvailable)).slice(0, SHOWN);
  return {
    ...range,
    ...countCompared(compared),
    nearest: await readSummaries(
      view,
      proof.map(({ id }) => id),
    ),
  };
}

/** The same without the homes to show. A transaction reads by its own connection: `db`. */
export async function estimateHome(db: ReadDb, view: CatalogueView, home: ValuedHome): Promise<Estimate | null> {
  const centre = centreOf(view, home.zip, home.city);
  const homes = centre ? await nearestHomes(db, { type: home.type, centre }) : [];
  return estimate({ surface: home.surface ?? null, energy: home.energy ?? null }, homes);
}

/** The town's point: of its name and postal code, otherwise of any town with the code. */
function centreOf(view: CatalogueView, zip: string, name: string | undefined): { lat: number; lng: number } | null {
  const towns = (city: string) => someCities(view, { cities: [city], goal: 'sale', most: 0 });
  const found = [...(name ? towns(`${name}|${zip}`) : []), ...towns(zip)];
  return found.find(({ location }) => location)?.location ?? null;
}
