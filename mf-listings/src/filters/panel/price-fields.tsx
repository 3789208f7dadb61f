import { useLanguage, useTexts } from '@facade/section-kit';
import { PRICE_STEPS } from '@facade/shared-domain/listing/amount-steps';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import type { FieldsData } from '../../list/list-data.ts';
import { AmountSelect } from './amount-select.tsx';

/** From and up to; what lies on the wrong side of the other cannot be chosen. */
export function PriceFields({ data: { goal, query, choices } }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { minPrice, maxPrice } = query.filters;
  const common = {
    steps: PRICE_STEPS[goal],
    toText: (amount: number) => formatPrice(amount, language),
    isEstimate: choices.estimates,
  };
  return (
    <fieldset className="pair">
      <legend>{t('filter.price')}</legend>
      <AmountSelect
        {...common}
        name="minPrice"
        label={t('filter.minPrice')}
        none={t('filter.noMin')}
        chosen={minPrice}
        counts={choices.minPrice}
        isRefused={(amount) => maxPrice !== undefined && amount > maxPrice}
      />
      <AmountSelect
        {...common}
        name="maxPrice"
        label={t('filter.maxPrice')}
        none={t('filter.noMax')}
        chosen={maxPrice}
        counts={choices.maxPrice}
        isRefused={(amount) => minPrice !== undefined && amount < minPrice}
      />
    </fieldset>
  );
}
