import { useLanguage, useTexts } from '@facade/section-kit';
import { borrow, LOAN_BOUNDS, LOAN_FIELDS, type LoanField, type LoanForm } from '@facade/shared-domain/costs/loan';
import { purchaseCosts } from '@facade/shared-domain/costs/purchase-cost';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { Button, SelectField, TextField } from '@facade/shared-ui';
import { LOAN_ID } from '../property/anchors.ts';
import { Calculator } from './mortgage-calculator.style.ts';

export interface MortgageCalculatorProps {
  property: PropertyDetail;
  form: LoanForm;
  onType: (field: LoanField | 'use', text: string | undefined) => void;
}

/**
 * What a loan costs a month. It is a GET form, so that the server calculates where there is no JavaScript; with it the answer
 * follows each key.
 */
export function MortgageCalculator({ property, form, onType }: MortgageCalculatorProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const { values, typed } = form;
  const uses = (purchaseCosts(property)?.choices ?? []).map(({ choice }) => choice);
  const figure = (field: LoanField) => {
    const value = values[field];
    return value === null ? '' : formatNumber(value, language);
  };
  const errorOf = (field: LoanField): string | undefined => {
    const { min, max } = LOAN_BOUNDS[field];
    const texts = { min: formatNumber(min, language), max: formatNumber(max, language) };
    return values[field] === null ? t('loan.invalid', texts) : undefined;
  };

  return (
    <Calculator id={LOAN_ID}>
      <h2>{t('loan.title')}</h2>
      <form method="get" action={`#${LOAN_ID}`} onSubmit={(event) => event.preventDefault()} noValidate>
        <div className="fields">
          {LOAN_FIELDS.map((field) => (
            <TextField
              key={field}
              id={`loan-${field}`}
              name={field}
              label={t(`loan.${field}`)}
              value={typed[field] ?? figure(field)}
              error={errorOf(field)}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => onType(field, target.value)}
              // "500000" reads as "500.000" once the field is left; an empty field gets its first figure again.
              onBlur={({ target }) =>
                typed[field] !== undefined &&
                values[field] !== null &&
                onType(field, target.value.trim() ? figure(field) : undefined)
              }
            />
          ))}
          {uses.length > 1 && (
            <SelectField
              id="loan-use"
              name="use"
              label={t('loan.use')}
              value={form.use ?? uses[0]}
              onChange={({ target }) => onType('use', target.value)}
            >
              {uses.map((use) => (
                <option key={use} value={use}>
                  {t(`loan.uses.${use === 'other' ? 'other' : 'own'}`)}
                </option>
              ))}
            </SelectField>
          )}
          <noscript>
            <Button type="submit" variant="secondary">
              {t('loan.calculate')}
            </Button>
          </noscript>
        </div>
        <Answer property={property} form={form} />
      </form>
      <p className="hint">{t('loan.hint')}</p>
    </Calculator>
  );
}

function Answer({ property, form }: Pick<MortgageCalculatorProps, 'property' | 'form'>) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const loan = borrow(property, form);
  const money = (amount: number) => formatPrice(Math.round(amount), language);
  return (
    <output aria-live="polite">
      {loan && (
        <>
          <strong>{money(loan.perMonth)}</strong> <span>{t('loan.perMonth')}</span>{' '}
          {/* One text: of several, a browser's translation would replace one and React change the other. */}
          <span className="sum">
            {t('loan.sum', {
              total: money(loan.total),
              borrowed: money(loan.borrowed),
              interest: money(loan.interest),
              years: formatNumber(form.values.years ?? 0, language),
            })}
          </span>
        </>
      )}
    </output>
  );
}
