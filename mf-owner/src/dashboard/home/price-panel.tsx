import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerHome } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Panel } from '../panel.style.ts';
import { Prices } from './price-panel.style.ts';

/** Each asking price with the daily views before and after it; empty if the price never changed. */
export function PricePanel({ prices }: Pick<OwnerHome, 'prices'>) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  if (prices.length < 2) return null;
  return (
    <Panel aria-labelledby="prices-title">
      <h2 id="prices-title">{t('prices.title')}</h2>
      <Prices>
        {[...prices].reverse().map(({ at, amount, before, after }) => (
          <li key={at}>
            <strong>{formatPrice(amount, language)}</strong>
            <time dateTime={at}>{t('prices.since', { date: formatDate(at, language) })}</time>
            {before !== null && after !== null && (
              <span>
                {t('prices.effect', { before: formatNumber(before, language), after: formatNumber(after, language) })}
              </span>
            )}
          </li>
        ))}
      </Prices>
      <p className="explained">{t('prices.explained')}</p>
    </Panel>
  );
}
