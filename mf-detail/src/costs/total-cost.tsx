import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import { PURCHASE_RATES } from '@facade/shared-domain/costs/cost-rates';
import { offerAdvance } from '@facade/shared-domain/costs/purchase-rates';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice, STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';
import { Assumptions } from './assumptions.tsx';
import { CostCard } from './cost-card.tsx';
import { CostSection } from './cost-section.style.ts';
import { type PurchaseCost, purchaseCosts, wholeCost } from './purchase-cost.ts';

export interface TotalCostProps {
  property: PropertyDetail;
}

/** What buying it costs in all, by what the buyer means to do with it. */
export function TotalCost({ property }: TotalCostProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const costs = purchaseCosts(property);
  if (!costs || costs.choices.length === 0) return null;
  const { region, isLand, choices, abatement } = costs;
  const advance = offerAdvance(property.price.amount ?? Number.NaN);
  return (
    <CostSection>
      <h2>{t('cost.title')}</h2>
      <div className="cards" data-count={choices.length}>
        {choices.map((cost) => (
          <CostCard
            key={cost.choice}
            title={
              cost.choice === 'new' || choices.length === 1
                ? undefined
                : t(`cost.${cost.choice}${isLand ? 'Land' : ''}`)
            }
            lines={cost.lines.map((line) => ({ label: lineLabel(line, language, t), amount: line.amount }))}
            total={{ label: t('cost.totalToBuy'), amount: cost.total }}
          />
        ))}
      </div>
      {advance !== null && (
        <p className="hint">
          {t('cost.advance', {
            percent: formatPercentage(PURCHASE_RATES.offerAdvance.percent, language),
            amount: formatPrice(advance, language),
          })}
        </p>
      )}
      {abatement && (
        <p className="hint">
          {t(isLand ? 'cost.abatementLand' : 'cost.abatement', {
            amount: formatPrice(abatement.amount, language),
            limit: formatPrice(abatement.priceLimit, language),
          })}
        </p>
      )}
      <p className="hint">
        {property.price.unit === STARTING_FROM_UNIT && `${t('cost.startingFrom')} `}
        {t('cost.hint', { region: t(`energy.region.${region}`) })}
      </p>
      <Assumptions region={region} isNew={property.price.excludesVat} cost={wholeCost(property)} />
    </CostSection>
  );
}

function lineLabel(
  { key, rate }: PurchaseCost['lines'][number],
  language: Language,
  t: Translate<'mf-detail'>,
): string {
  return t(`cost.${key}`, { rate: rate === null ? '' : formatPercentage(rate, language) }).trim();
}
