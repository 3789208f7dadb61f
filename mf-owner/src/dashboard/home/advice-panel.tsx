import { useLanguage, useTexts } from '@facade/section-kit';
import type { OwnerAdvice } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Panel } from '../panel.style.ts';

/** What the figures say about the price, in words, with the figures. */
export function AdvicePanel({ advice: { kind, own, similar, price } }: { advice: OwnerAdvice }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <Panel aria-labelledby="advice-title">
      <h2 id="advice-title">{t('advice.title')}</h2>
      <p>{t(`advice.${kind}`)}</p>
      <p className="explained">
        {t('advice.figures', {
          views: number(own.views),
          interest: number(own.interest),
          similarViews: number(similar.views),
          similarInterest: number(similar.interest),
        })}
        {price &&
          ` ${t('advice.price', {
            price: formatPrice(price.perSquareMetre, language),
            low: formatPrice(price.low, language),
            high: formatPrice(price.high, language),
          })}`}
      </p>
    </Panel>
  );
}
