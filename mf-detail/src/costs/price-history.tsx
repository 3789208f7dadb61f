import { useLanguage, useTexts } from '@facade/section-kit';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { CostSection } from './cost-section.style.ts';
import { PriceTable } from './price-history.style.ts';

export interface PriceHistoryProps {
  property: Pick<PropertyDetail, 'goal' | 'priceHistory'>;
}

/** The prices that were asked, the newest first. Nothing where there never was another. */
export function PriceHistory({ property: { goal, priceHistory } }: PriceHistoryProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  if (!priceHistory) return null;
  const rows = priceHistory.map((point, index) => ({ ...point, before: priceHistory[index - 1]?.amount ?? null }));
  return (
    <CostSection>
      <h2>{t('priceHistory.title')}</h2>
      <PriceTable>
        <thead>
          <tr>
            <th scope="col">{t('priceHistory.since')}</th>
            <th scope="col">{t(`priceHistory.${goal}`)}</th>
            <th scope="col">{t('priceHistory.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.reverse().map(({ at, amount, before }) => (
            <tr key={at}>
              <th scope="row">
                <time dateTime={at.slice(0, 10)}>{formatDate(at, language)}</time>
              </th>
              <td>{formatPrice(amount, language)}</td>
              <td>{before === null ? t('priceHistory.first') : difference(amount, before, language)}</td>
            </tr>
          ))}
        </tbody>
      </PriceTable>
      <p className="hint">{t('priceHistory.hint')}</p>
    </CostSection>
  );
}

/** "− € 15.000 (5,8%)" */
function difference(amount: number, before: number, language: Language): string {
  const by = Math.abs(amount - before);
  const percent = Math.round((by / before) * 1000) / 10;
  return `${amount < before ? '−' : '+'}\u00a0${formatPrice(by, language)} (${formatPercentage(percent, language)})`;
}
