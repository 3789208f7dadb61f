import { useTexts } from '@facade/section-kit';
import { rentalDeposit } from '@facade/shared-domain/costs/offer';
import { findNumber } from '@facade/shared-domain/facts/find-fact';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { CostCard } from './cost-card.tsx';
import { CostSection } from './cost-section.style.ts';

export interface RentalStartProps {
  property: PropertyDetail;
}

/**
 * What a tenant pays before the keys are theirs, and why the deposit is that much. Sums that the agency names for this very home win over
 * what is usual, so that they are the same as among the facts.
 */
export function RentalStart({ property }: RentalStartProps) {
  const t = useTexts('mf-detail');
  const { goal, availability, price, region, isDwelling, groups } = property;
  if (goal !== 'rent' || availability !== 'available' || !price.amount) return null;
  const deposit = rentalDeposit(price.amount, region, { mainResidence: isDwelling });
  if (!deposit) return null;
  const named = findNumber(groups, 'deposit');
  const inventory = findNumber(groups, 'inventoryCost');
  const agencyCost = findNumber(groups, 'agencyCost');
  const reason = deposit.legalMaximum !== null ? region : named === null ? 'other' : null;
  const lines = [
    { label: t('deposit.firstMonth'), amount: price.amount },
    ...(price.charges ? [{ label: t('deposit.charges'), amount: price.charges }] : []),
    named === null
      ? { label: t('deposit.deposit', { count: deposit.months }), amount: deposit.amount }
      : { label: t('facts.deposit'), amount: named },
    ...(inventory ? [{ label: t('facts.inventoryCost'), amount: inventory }] : []),
    ...(agencyCost ? [{ label: t('facts.agencyCost'), amount: agencyCost }] : []),
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <CostSection>
      <h2>{t('deposit.title')}</h2>
      <div className="cards">
        <CostCard lines={lines} total={{ label: t('cost.total'), amount: total }} />
      </div>
      {reason && <p className="hint">{t(`deposit.reason.${reason}`)}</p>}
    </CostSection>
  );
}
