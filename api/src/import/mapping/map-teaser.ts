import type { PropertyRecord } from '@facade/feed';
import { priceBand } from '@facade/shared-domain/listing/price-band';
import { provinceOf } from '@facade/shared-domain/places/province';
import { BELGIUM } from '@facade/shared-domain/places/region';
import type { StoredTeaser } from '../../platform/index.ts';
import { mapProperty } from './map-property.ts';

/** One record is enough: a home is not public in one language and secret in another. */
export const isOffMarket = (records: readonly Pick<PropertyRecord, 'OffMarket'>[]): boolean =>
  records.some(({ OffMarket }) => OffMarket === true);

/**
 * The public data of an off-market home. Only this is stored: no address or town, no point, picture or document, no
 * text of the CRM, no figures of a certificate; surfaces are rounded, the price is a band. Null if the home is not
 * available.
 */
export function mapTeaser(
  records: readonly [PropertyRecord, ...PropertyRecord[]],
  { id, now }: { id: number; now: string },
): StoredTeaser | null {
  const home = mapProperty(records, { id, projectId: null, findCity: () => undefined, pictures: [], now });
  const { goal, availability, price, bedrooms, categoryIds, publishedAt } = home;
  if (availability !== 'available') return null;
  return {
    id,
    goal,
    countryId: home.countryId,
    province: provinceOf(home.zip, home.countryId ?? BELGIUM),
    categoryIds,
    // A bouquet means little without its annuity.
    priceBand: price.annuity === null ? priceBand(price.amount, goal) : null,
    bedrooms,
    livingArea: roundTo(home.livingArea, 10),
    landArea: roundTo(home.landArea, 100),
    energy: home.energy && { ...home.energy, kwhPerM2: null },
    publishedAt,
  };
}

/** Rounds to the nearest step, at least one step. */
const roundTo = (area: number | null, step: number): number | null =>
  area ? Math.max(Math.round(area / step), 1) * step : null;
