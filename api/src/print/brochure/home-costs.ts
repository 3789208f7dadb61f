import { PURCHASE_RATES } from '@facade/shared-domain/costs/cost-rates';
import { ownMeans } from '@facade/shared-domain/costs/loan';
import { costOf, type PurchaseCost, purchaseCosts } from '@facade/shared-domain/costs/purchase-cost';
import { offerAdvance, purchaseLoan } from '@facade/shared-domain/costs/purchase-rates';
import type { Translate } from '@facade/shared-domain/language/translate';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { formatDistance } from '@facade/shared-domain/numbers/distance';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice, STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';
import type { PageTexts } from '../../kernel/index.ts';
import type { BrochureContents, BrochureCosts } from './brochure.ts';

/** What buying the home costs in all, with the example of a loan that its page begins with. */
export function homeCosts(
  home: PropertyDetail,
  language: Language,
  t: Translate<PageTexts>,
): BrochureContents['costs'] {
  const costs = purchaseCosts(home);
  if (!costs || costs.choices.length === 0) return null;
  const { region, isLand, choices, abatement } = costs;
  const euro = (amount: number) => formatPrice(amount, language);
  const own = ownMeans(costOf(home));
  const advance = offerAdvance(home.price.amount ?? Number.NaN);
  const ways = choices.map(({ choice, lines, total }): BrochureCosts => {
    const deed = purchaseLoan(total, own)?.deed ?? 0;
    return {
      title: choice === 'new' || choices.length === 1 ? '' : t(isLand ? `cost.${choice}Land` : `cost.${choice}`),
      lines: [
        ...lines.map((line) => ({ label: lineLabel(line, language, t), value: euro(line.amount) })),
        ...(deed > 0 ? [{ label: t('cost.loanDeed'), value: euro(deed) }] : []),
      ],
      total: { label: t('cost.total'), value: euro(total + deed) },
    };
  });
  const limits = abatement && { amount: euro(abatement.amount), limit: euro(abatement.priceLimit) };
  const notes = [
    advance !== null &&
      t('cost.advance', {
        percent: formatPercentage(PURCHASE_RATES.offerAdvance.percent, language),
        amount: euro(advance),
      }),
    limits && t(isLand ? 'cost.abatementLand' : 'cost.abatement', limits),
    home.price.unit === STARTING_FROM_UNIT && t('cost.startingFrom'),
    t('cost.hint', { region: t(`energy.region.${region}`), own: euro(own) }),
  ];
  return { title: t('cost.title'), ways, note: notes.filter(Boolean).join(' ') };
}

const lineLabel = ({ key, rate }: PurchaseCost['lines'][number], language: Language, t: Translate<PageTexts>): string =>
  t(`cost.${key}`, { rate: rate === null ? '' : formatPercentage(rate, language) }).trim();

/** The words around its map: as on its page, the address where that is public, else the town. */
export const surroundingsOf = (
  { location, zip, city }: PropertyDetail,
  t: Translate<PageTexts>,
): NonNullable<BrochureContents['surroundings']> => ({
  title: t('nearby.title'),
  map: t(location?.exact ? 'map.label' : 'map.labelAround', { place: [zip, city].filter(Boolean).join(' ') }),
  credit: `© ${t('nearby.contributors')}`,
});

/** What is near the home, as on its page. */
export function homeNearby(
  { nearby, city }: PropertyDetail,
  language: Language,
  t: Translate<PageTexts>,
): BrochureContents['nearby'] {
  if (!nearby || nearby.places.length === 0) return null;
  return {
    places: nearby.places.map(({ kind, name, metres }) => ({
      label: [t(`nearby.kinds.${kind}`), name].filter(Boolean).join(language === 'fr' ? '\u00a0: ' : ': '),
      value: formatDistance(metres, language),
    })),
    note: `${t(`nearby.${nearby.from}`, { city })} ${t('nearby.source')} ${t('nearby.contributors')}.`,
  };
}
