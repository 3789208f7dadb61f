import type { Translate } from '@facade/section-kit';
import type { Language, Teaser } from '@facade/shared-domain/model';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';

/** "House", or a general word if the home has no type. */
export const teaserType = ({ typeName }: Teaser, t: Translate<'mf-listings'>): string =>
  typeName || t('teaser.unnamed');

/** "House, Province of Hainaut" */
export const teaserName = (teaser: Teaser, t: Translate<'mf-listings'>): string =>
  [teaserType(teaser, t), teaser.area].filter(Boolean).join(', ');

/** The band of its price, or "on request". */
export function teaserPrice({ priceBand, goal }: Teaser, language: Language, t: Translate<'mf-listings'>): string {
  if (!priceBand) return formatPrice(null, language, { published: false });
  const band = `${formatPrice(priceBand.from, language)} – ${formatPrice(priceBand.to, language)}`;
  return goal === 'rent' ? `${band} ${t('card.perMonth')}` : band;
}

/** A rounded surface, marked as approximate. */
export const roughly = (area: number, language: Language, t: Translate<'mf-listings'>): string =>
  t('teaser.roughly', { area: formatArea(area, language) });
