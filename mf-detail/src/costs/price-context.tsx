import { useLanguage, useTexts } from '@facade/section-kit';
import type { PriceContext as Context, PropertyDetail } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatPrice, formatPriceRange } from '@facade/shared-domain/numbers/price';
import { CostSection } from './cost-section.style.ts';
import { Beside } from './price-context.style.ts';

export interface PriceContextProps {
  property: Pick<PropertyDetail, 'priceContext' | 'publishedAt'>;
}

/** The price per m² beside that of similar homes, and since when it is asked. Nothing where too few homes are similar. */
export function PriceContext({ property: { priceContext, publishedAt } }: PriceContextProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  if (!priceContext) return null;
  const { perSquareMetre, low, high, homes, sold, withinKm } = priceContext;
  const perMetre = (price: string) => t('priceContext.perMetre', { price });
  return (
    <CostSection>
      <h2>{t('priceContext.title')}</h2>
      <Beside>
        <p>
          {t('priceContext.own')} <strong>{perMetre(formatPrice(perSquareMetre, language))}</strong>
        </p>
        <Scale context={priceContext} />
        <p>
          {t('priceContext.others')} <strong>{perMetre(formatPriceRange(low, high, language))}</strong>
        </p>
      </Beside>
      <p className="hint">
        {t('priceContext.method', { count: homes, km: withinKm })}{' '}
        {sold > 0 && `${t('priceContext.sold', { count: sold })} `}
        {t('priceContext.limits')} {t('priceContext.since', { date: formatDate(publishedAt, language) })}
      </p>
    </CostSection>
  );
}

/** A line with the range and the price on it, which the text says too. */
function Scale({ context: { perSquareMetre, low, high } }: { context: Context }) {
  const from = Math.min(low, perSquareMetre) * 0.9;
  const at = (price: number) => Math.round(((price - from) / (Math.max(high, perSquareMetre) * 1.1 - from)) * 1000);
  return (
    <svg viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
      <rect className="line" y="8" width="1000" height="4" />
      <rect className="range" x={at(low)} y="5" width={at(high) - at(low)} height="10" />
      <rect className="own" x={at(perSquareMetre) - 4} width="8" height="20" />
    </svg>
  );
}
