import { useLanguage, useTexts } from '@facade/section-kit';
import { minimumIncome } from '@facade/shared-domain/costs/offer';
import type { FormTerms } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { readAmount } from '@facade/shared-domain/numbers/read-amount';
import { useField } from 'react-final-form';
import { BoundText } from '../../kit/fields/bound-fields.tsx';

/** The applicant's income. One below the guideline gives a notice, not an error, and says why they may still apply. */
export function IncomeField({ terms }: { terms: FormTerms }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const typed = readAmount(useField<string>('income').input.value || '');
  const rent = terms.home?.goal === 'rent' ? terms.home.price : null;
  const minimum = rent === null ? null : minimumIncome(rent, terms);
  const below = typed !== null && minimum !== null && typed < minimum ? minimum : null;
  return (
    <>
      <BoundText name="income" label={t('fields.income')} required inputMode="decimal" maxLength={15} />
      <output className="hint">{below !== null && t('rental.below', { amount: formatPrice(below, language) })}</output>
    </>
  );
}
