import { useLanguage, useTexts } from '@facade/section-kit';
import { offerAdvance } from '@facade/shared-domain/costs/purchase-rates';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { useField } from 'react-final-form';
import { BoundText } from '../../kit/fields/bound-fields.tsx';

/** The price, and the part that is paid in advance. */
export function PriceField() {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const price = readAmount(useField<string>('price').input.value || '');
  const advance = price === null ? null : offerAdvance(price);
  return (
    <>
      <BoundText name="price" label={t('fields.price')} required inputMode="decimal" maxLength={16} />
      <output className="hint">{advance ? t('offer.advance', { amount: formatPrice(advance, language) }) : ''}</output>
    </>
  );
}
