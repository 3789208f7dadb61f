import { type Translate, useLanguage, useTexts } from '@facade/section-kit';
import { PURCHASE_RATES } from '@facade/shared-domain/costs/cost-rates';
import { type LoanForm, ownMeans } from '@facade/shared-domain/costs/loan';
import { costOf, type PurchaseCost, purchaseCosts } from '@facade/shared-domain/costs/purchase-cost';
import { offerAdvance, purchaseLoan } from '@facade/shared-domain/costs/purchase-rates';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice, STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';
import { Assumptions } from './assumptions.tsx';
import { CostCard } from './cost-card.tsx';
import { CostSection } from './cost-section.style.ts';

export interface TotalCostProps {
  property: PropertyDetail;
  /** The calculator's figures: the total is that of this loan. */
  form: LoanForm;
}

/** What buying it costs in all, the loan's deed included, by what the buyer means to do with it. */
export function TotalCost({ property, form: { values, use } }: TotalCostProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const price = values.price ?? property.price.amount;
  const costs = purchaseCosts(property, price);
  if (!costs || costs.choices.length === 0) return null;
  const { region, isLand, choices, abatement } = costs;
  const advance = offerAdvance(price ?? Number.NaN);
  const cost = costOf(property, price, use);
  const own = values.own ?? ownMeans(cost);
  const isAsked = price === property.price.amount;
  return (
    <CostSection>
      <h2>{t('cost.title')}</h2>
      <div className="cards" data-count={choices.length}>
        {choices.map(({ choice, lines, total }) => {
          const deed = purchaseLoan(total, own)?.deed ?? 0;
          return (
            <CostCard
              key={choice}
              title={choice === 'new' || choices.length === 1 ? undefined : t(`cost.${choice}${isLand ? 'Land' : ''}`)}
              lines={[
                ...lines.map((line) => ({ label: lineLabel(line, isAsked, language, t), amount: line.amount })),
                ...(deed > 0 ? [{ label: t('cost.loanDeed'), amount: deed }] : []),
              ]}
              total={{ label: t('cost.total'), amount: total + deed }}
            />
          );
        })}
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
        {t('cost.hint', { region: t(`energy.region.${region}`), own: formatPrice(own, language) })}
      </p>
      <Assumptions region={region} isNew={property.price.excludesVat} cost={cost} />
    </CostSection>
  );
}

function lineLabel(
  { key, rate }: PurchaseCost['lines'][number],
  isAsked: boolean,
  language: Language,
  t: Translate<'mf-detail'>,
): string {
  if (key === 'price' && !isAsked) return t('loan.priceOfBuyer');
  return t(`cost.${key}`, { rate: rate === null ? '' : formatPercentage(rate, language) }).trim();
}
