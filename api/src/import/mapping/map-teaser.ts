import { priceBand } from '@facade/shared-domain/listing/price-band';
import { provinceOf } from '@facade/shared-domain/places/province';
import { BELGIUM } from '@facade/shared-domain/places/region';
import type { StoredTeaser } from '../../catalogue/stored.ts';
import type { PropertyRecord } from '../records/feed-schema.ts';
import { mapProperty } from './map-property.ts';

/** One record that says so is enough: a home is not published in one language and secret in another. */
export const isOffMarket = (records: readonly Pick<PropertyRecord, 'OffMarket'>[]): boolean =>
  records.some(({ OffMarket }) => OffMarket === true);

/**
 * What may be said of an off-market home. Only this is stored: no address or town, no point, picture or document, no text of the CRM, no
 * figure that is on a certificate; surfaces are rounded, the price is a band. Null where there is nothing to ask for.
 */
export function mapTeaser(records: readonly [PropertyRecord, ...PropertyRecord[]], now: string): StoredTeaser | null {
  const home = mapProperty(records, { findCity: () => undefined, pictures: [], now });
  const { id, goal, availability, price, bedrooms, categoryIds, publishedAt } = home;
  if (availability !== 'available') return null;
  return {
    id,
    goal,
    countryId: home.countryId,
    province: provinceOf(home.zip, home.countryId ?? BELGIUM),
    categoryIds,
    // A bouquet says little without its annuity.
    priceBand: price.annuity === null ? priceBand(price.amount, goal) : null,
    bedrooms,
    livingArea: roundTo(home.livingArea, 10),
    landArea: roundTo(home.landArea, 100),
    energy: home.energy && { ...home.energy, kwhPerM2: null },
    publishedAt,
  };
}

/** To the nearest step, and no less than one. */
const roundTo = (area: number | null, step: number): number | null =>
  area ? Math.max(Math.round(area / step), 1) * step : null;
