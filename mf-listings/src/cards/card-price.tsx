import { useLanguage } from '@facade/section-kit';
import { formatPercentage } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { CardProperty } from './card-data.ts';
import type { CardLabels } from './card-labels.ts';

interface CardPriceProps {
  property: Pick<CardProperty, 'goal' | 'availability' | 'price' | 'drop'>;
  labels: CardLabels;
}

/**
 * The price as the law and the visitor want it: a rent with its charges beside it, a life annuity as bouquet and monthly
 * sum, new construction as before VAT. What is sold or rented has no price any more, as on its own page.
 */
export function CardPrice({ property: { goal, availability, price, drop }, labels }: CardPriceProps) {
  const language = useLanguage();
  const { amount, annuity, charges } = price;
  if (availability !== 'available') {
    return (
      <p className="price">
        <span>{labels[availability]}</span>
      </p>
    );
  }
  const shown = formatPrice(amount, language, { priceUnit: price.unit, published: amount !== null });
  if (amount === null) return <p className="price">{shown}</p>;
  return (
    <p className="price">
      {drop && <span className="visually-hidden">{labels.reduced} </span>}
      {shown}
      {goal === 'rent' && <small> {labels.perMonth}</small>}
      {annuity !== null && <small> {labels.bouquet}</small>}
      {price.excludesVat && <small> {labels.excludesVat}</small>}
      {drop && (
        <small className="drop">
          {' '}
          <b aria-hidden="true">−{formatPercentage(drop.percent, language)}</b>
          <span className="visually-hidden">, {labels.wasPrice}</span> <s>{formatPrice(drop.previous, language)}</s>
        </small>
      )}
      {annuity !== null && (
        <span>
          + {formatPrice(annuity, language)} {labels.annuity}
        </span>
      )}
      {goal === 'rent' && charges !== null && (
        <span>{charges > 0 ? `+ ${formatPrice(charges, language)} ${labels.charges}` : labels.noCharges}</span>
      )}
    </p>
  );
}
