import { useLanguage, useTexts } from '@facade/section-kit';
import { PURCHASE_RATES, REGISTRATION_DUTY } from '@facade/shared-domain/costs/cost-rates';
import { loanYears } from '@facade/shared-domain/costs/purchase-rates';
import type { Region } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatArea, formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';

export interface AssumptionsProps {
  region: Region;
  /** New construction: VAT takes the place of most of the duty. */
  isNew: boolean;
  /** What it costs but for the loan, euro: for so much a loan is worked out. */
  cost: number;
}

/** Source and start date of each rate, so that visitors can check the sum. */
export function Assumptions({ region, isNew, cost }: AssumptionsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const percent = (value: number) => formatPercentage(value, language);
  const { ownHome, other, ownOnPlan, since } = REGISTRATION_DUTY[region];
  const { vat, vatRebuilt, notary, mortgageDeed, loan } = PURCHASE_RATES;
  const place = t(`energy.region.${region}`);
  const lines = [
    isNew
      ? t('cost.assume.vat', {
          rate: percent(vat.percent),
          since: formatDate(vat.since, language),
          rebuilt: percent(vatRebuilt.percent),
          rebuiltSince: formatDate(vatRebuilt.since, language),
          area: formatArea(vatRebuilt.mostSquareMetres, language),
        })
      : t('cost.assume.duty', {
          region: place,
          own: percent(ownHome),
          other: percent(other),
          since: formatDate(since, language),
        }),
    isNew &&
      ownOnPlan !== null &&
      t('cost.assume.ownLandShare', {
        own: percent(ownOnPlan),
        other: percent(other),
        since: formatDate(since, language),
      }),
    t('cost.assume.notary', {
      vat: percent(notary.vat),
      file: formatPrice(notary.file, language),
      since: formatDate(notary.since, language),
    }),
    t('cost.assume.deed', { amount: formatPrice(PURCHASE_RATES.deed.amount, language) }),
    t('cost.assume.mortgage', {
      duty: percent(mortgageDeed.duty),
      fee: percent(mortgageDeed.fee),
      onTop: percent(mortgageDeed.onTop),
      fixed: formatPrice(Math.round(mortgageDeed.fixed), language),
      since: formatDate(mortgageDeed.since, language),
    }),
    t('cost.assume.loan', {
      rate: percent(loan.percent),
      own: percent(loan.ownShare),
      years: loanYears(cost),
      since: formatDate(loan.since, language),
    }),
  ].filter((line) => line !== false);
  return (
    <details className="assume">
      <summary>{t('cost.assume.title')}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
