import { useLanguage, useTexts } from '@facade/section-kit';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { pricesOf } from '../../../model/filters/amounts.ts';
import { AmountSelect } from './amount-select.tsx';
import type { FieldsData } from './filter-fields.tsx';

/** From and up to; what lies on the wrong side of the other cannot be chosen. */
export function PriceFields({ data: { goal, query } }: { data: FieldsData }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { minPrice, maxPrice } = query.filters;
  const common = { steps: pricesOf(goal), toText: (amount: number) => formatPrice(amount, language) };
  return (
    <fieldset className="pair">
      <legend>{t('filter.price')}</legend>
      <AmountSelect
        {...common}
        name="minPrice"
        label={t('filter.minPrice')}
        none={t('filter.noMin')}
        chosen={minPrice}
        isRefused={(amount) => maxPrice !== undefined && amount > maxPrice}
      />
      <AmountSelect
        {...common}
        name="maxPrice"
        label={t('filter.maxPrice')}
        none={t('filter.noMax')}
        chosen={maxPrice}
        isRefused={(amount) => minPrice !== undefined && amount < minPrice}
      />
    </fieldset>
  );
}
