import { useLanguage, useLoanTerms, useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { useEffect, useState } from 'react';
import { LOAN_ID } from '../property/anchors.ts';

export interface PriceMonthProps {
  property: PropertyDetail;
  /** Whole euro, by the common example. */
  perMonth: number;
}

/** What a loan for it costs a month, on the visitor's own terms once the calculator knows them. Leads to the calculator. */
export function PriceMonth({ property, perMonth }: PriceMonthProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const terms = useLoanTerms();
  const [amount, setAmount] = useState<number | null>(perMonth);
  useEffect(() => {
    if (Object.keys(terms).length === 0) return;
    let isLast = true;
    // Most visitors have no terms of their own, and need no code to work them out.
    import('../costs/first-loan.ts')
      .then(({ firstLoan }) => isLast && setAmount(firstLoan(property, terms)?.perMonth ?? null))
      .catch(() => undefined);
    return () => {
      isLast = false;
    };
  }, [property, terms]);
  return amount && <a href={`#${LOAN_ID}`}>{t('loan.about', { amount: formatPrice(amount, language) })}</a>;
}
