import { useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { rentalDeposit } from '@facade/shared-domain/offer';
import { CostCard } from './cost-card.tsx';
import { CostSection } from './cost-section.style.ts';

export interface RentalStartProps {
  property: PropertyDetail;
}

/** What a tenant pays before the keys are theirs, and why the deposit is that much. */
export function RentalStart({ property }: RentalStartProps) {
  const t = useTexts('mf-detail');
  const { goal, availability, price, region, isDwelling } = property;
  if (goal !== 'rent' || availability !== 'available' || !price.amount) return null;
  const deposit = rentalDeposit(price.amount, region, { mainResidence: isDwelling });
  if (!deposit) return null;
  const lines = [
    { label: t('deposit.firstMonth'), amount: price.amount },
    ...(price.charges ? [{ label: t('deposit.charges'), amount: price.charges }] : []),
    { label: t('deposit.deposit', { count: deposit.months }), amount: deposit.amount },
  ];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <CostSection>
      <h2>{t('deposit.title')}</h2>
      <div className="cards">
        <CostCard lines={lines} total={{ label: t('cost.total'), amount: total }} />
      </div>
      <p className="hint">{t(`deposit.reason.${deposit.legalMaximum === null ? 'other' : region}`)}</p>
    </CostSection>
  );
}
