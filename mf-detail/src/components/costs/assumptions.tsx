import { useLanguage, useTexts } from '@facade/section-kit';
import { REGISTRATION_DUTY } from '@facade/shared-domain/costs';
import type { Region } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { PURCHASE_RATES } from '@facade/shared-domain/purchase-rates';

export interface AssumptionsProps {
  region: Region;
  /** New construction: VAT takes the place of most of the duty. */
  isNew: boolean;
}

/** Where each rate comes from and since when it holds, for whoever wants to check the sum. */
export function Assumptions({ region, isNew }: AssumptionsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const percent = (value: number) => formatPercentage(value, language);
  const { ownHome, other, since } = REGISTRATION_DUTY[region];
  const { vat, notary, mortgageDeed } = PURCHASE_RATES;
  const place = t(`energy.region.${region}`);
  const lines = [
    isNew
      ? t('cost.assume.vat', { rate: percent(vat.percent), since: formatDate(vat.since, language) })
      : t('cost.assume.duty', {
          region: place,
          own: percent(ownHome),
          other: percent(other),
          since: formatDate(since, language),
        }),
    t('cost.assume.notary', { vat: percent(notary.vat), since: formatDate(notary.since, language) }),
    t('cost.assume.mortgage', {
      duty: percent(mortgageDeed.duty),
      fee: percent(mortgageDeed.fee),
      onTop: percent(mortgageDeed.onTop),
    }),
  ];
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
