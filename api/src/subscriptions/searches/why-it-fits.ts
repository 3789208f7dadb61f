import type { DemandCriteria, Language, PropertySummary } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { pageTexts, translator } from '../../kernel/index.ts';
import { SUBSCRIPTION_TEXTS } from '../texts/index.ts';

/**
 * What a home has of what a search asks for, in one sentence: "Wat u vroeg: in Aat, binnen uw budget tot € 300.000, 3 slaapkamers, tuin."
 * Says the home's own numbers, which may be better than what was asked for. Empty if the search asks for nothing of that.
 */
export function whyItFits(criteria: DemandCriteria, home: PropertySummary, language: Language): string {
  const t = translator(SUBSCRIPTION_TEXTS[language], language);
  const page = pageTexts(language);
  const { cities, zones, maxPrice, minYear, freeBy, energy, has } = criteria;
  const asks = (...names: (keyof DemandCriteria)[]) => names.some((name) => criteria[name] !== undefined);
  const { bedrooms, bathrooms, livingArea, landArea } = home;
  const reasons = [
    cities.length + zones.length > 0 && t('reasons.place', { town: home.city }),
    maxPrice !== undefined && t('reasons.budget', { price: formatPrice(maxPrice, language) }),
    asks('minBedrooms', 'maxBedrooms') && bedrooms !== null && t('reasons.Bedrooms', { count: bedrooms }),
    asks('minBathrooms') && bathrooms !== null && t('reasons.Bathrooms', { count: bathrooms }),
    asks('minSurface', 'maxSurface') &&
      livingArea !== null &&
      t('reasons.living', { area: formatArea(livingArea, language) }),
    asks('minLand') && landArea !== null && t('reasons.land', { area: formatArea(landArea, language) }),
    minYear !== undefined && t('year', { year: minYear }),
    freeBy !== undefined && t('freeBy', { date: formatDate(freeBy, language) }),
    ...has.map((feature) => page(`words.features.${feature}`)),
    energy.length > 0 && home.energy && t('energy', { labels: home.energy.band[0]?.toUpperCase() ?? '' }),
  ].filter(Boolean);
  return reasons.length > 0 ? t('why', { reasons: reasons.join(', ') }) : '';
}
