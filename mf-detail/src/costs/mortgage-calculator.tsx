import { useLanguage, useTexts } from '@facade/section-kit';
import { mortgageDeedCost } from '@facade/shared-domain/costs/purchase-rates';
import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Button, TextField } from '@facade/shared-ui';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { LOAN_ID } from '../property/anchors.ts';
import { borrow, LOAN_FIELDS, type LoanField, type LoanForm, loanBounds, readLoan } from './loan.ts';
import { Calculator } from './mortgage-calculator.style.ts';

export interface MortgageCalculatorProps {
  /** First figures; the server has read them from the address. */
  loan: LoanForm;
  /** Euro; what a field that is emptied starts from again. */
  startPrice: number;
}

/**
 * What a loan costs a month. It is a GET form, so that the server calculates where there is no JavaScript; with it the answer
 * follows each key.
 */
export function MortgageCalculator({ loan: first, startPrice }: MortgageCalculatorProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const [typed, setTyped] = useState(() => ({ ...textsOf(first, language), ...first.typed }));
  const { values } = readLoan(startPrice, new URLSearchParams(typed));
  const bounds = loanBounds(values.price);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    setTyped((before) => ({ ...before, [name]: value }));
  };
  // "500000" reads as "500.000" once the field is left.
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const value = values[(target as unknown as HTMLInputElement).name as LoanField];
    if (typeof value === 'number') (target as unknown as HTMLInputElement).value = formatNumber(value, language);
  };
  const errorOf = (field: LoanField): string | undefined => {
    const { min, max } = bounds[field];
    const texts = { min: formatNumber(min, language), max: formatNumber(max, language) };
    return values[field] === null ? t('loan.invalid', texts) : undefined;
  };

  return (
    <Calculator id={LOAN_ID}>
      <h2>{t('loan.title')}</h2>
      <form
        method="get"
        action={`#${LOAN_ID}`}
        onInput={onInput}
        onBlur={onBlur}
        onSubmit={(event) => event.preventDefault()}
        noValidate
      >
        <div className="fields">
          {LOAN_FIELDS.map((field) => (
            <TextField
              key={field}
              id={`loan-${field}`}
              name={field}
              label={t(`loan.${field}`)}
              defaultValue={typed[field]}
              error={errorOf(field)}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <noscript>
            <Button type="submit" variant="secondary">
              {t('loan.calculate')}
            </Button>
          </noscript>
        </div>
        <Answer values={values} />
      </form>
      <p className="hint">{t('loan.hint')}</p>
    </Calculator>
  );
}

function Answer({ values }: { values: LoanForm['values'] }) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const loan = borrow(values);
  const money = (amount: number) => formatPrice(Math.round(amount), language);
  return (
    <output aria-live="polite">
      {loan && (
        <>
          <strong>{money(loan.perMonth)}</strong> <span>{t('loan.perMonth')}</span>{' '}
          {/* One text: of several, a browser's translation would replace one and React change the other. */}
          <span className="sum">
            {t('loan.sum', {
              borrowed: money(loan.borrowed),
              interest: money(loan.interest),
              years: formatNumber(values.years ?? 0, language),
            })}
          </span>
          {loan.borrowed > 0 && (
            <span className="sum">{t('loan.deed', { amount: money(mortgageDeedCost(loan.borrowed) ?? 0) })}</span>
          )}
        </>
      )}
    </output>
  );
}

const textsOf = ({ values }: LoanForm, language: Language): Partial<Record<LoanField, string>> =>
  Object.fromEntries(
    LOAN_FIELDS.flatMap((field) => {
      const value = values[field];
      return value === null ? [] : [[field, formatNumber(value, language)]];
    }),
  );
