import { useLanguage, useTexts } from '@facade/section-kit';
import { priceWords } from '@facade/shared-domain/listing/price-words';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { followPath } from '@facade/shared-domain/paths/kept-paths';
import { Block } from './price-block.style.ts';
import { PriceMonth } from './price-month.tsx';

export interface PriceBlockProps {
  property: PropertyDetail;
  perMonth?: number | null | undefined;
}

/** The price with everything the law and the visitor want beside it, and what was asked before a reduction. */
export function PriceBlock({ property, perMonth }: PriceBlockProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const { id, availability, previousPrice, priceDroppedAt } = property;
  const { main, suffix, notes } = priceWords(property, language, t);
  if (!main) return null;
  return (
    <Block>
      <p className="amount">
        <strong>{main}</strong> {suffix && <span>{suffix}</span>}
        {previousPrice && priceDroppedAt && (
          <span className="drop">
            {' '}
            <span className="visually-hidden">{t('price.before')}</span> <s>{formatPrice(previousPrice, language)}</s>{' '}
            {t('price.lowered', { date: numericDate(priceDroppedAt) })}
          </span>
        )}
      </p>
      {notes.length > 0 && (
        <div className="notes">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {perMonth && <PriceMonth key={id} property={property} perMonth={perMonth} />}
      {availability === 'available' && (
        <a href={followPath(language, id)} rel="nofollow">
          {t('actions.follow')}
        </a>
      )}
    </Block>
  );
}

/** "08/11/2026": the names of the months in all languages would weigh more than the rest of this part. */
const numericDate = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('/');
