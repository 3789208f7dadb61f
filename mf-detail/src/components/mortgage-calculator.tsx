import type { Translate } from '@facade/platform/section';
import type { Language } from '@facade/shared-domain/model';
import { formatNumber } from '@facade/shared-domain/number';
import { formatPrice } from '@facade/shared-domain/price';
import { Button, TextField } from '@facade/shared-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { LOAN_ID } from '../model/anchors.ts';
import { borrow, type LoanInput, loanInput } from '../model/loan.ts';

export interface MortgageCalculatorProps {
  /** First figures; the server has worked them out from the address. */
  loan: LoanInput;
  language: Language;
  t: Translate;
}

/**
 * What a loan costs a month. It is a GET form, so that the server calculates where there is no JavaScript; with it the answer
 * follows each key.
 */
export function MortgageCalculator({ loan, language, t }: MortgageCalculatorProps) {
  const [typed, setTyped] = useState<Record<string, string>>({
    price: String(loan.price),
    own: String(loan.ownMeans),
    rate: String(loan.rate),
    years: String(loan.years),
  });
  const input = loanInput(loan.price, new URLSearchParams(typed));
  const { borrowed, perMonth, interest } = borrow(input);
  const money = (amount: number) => formatPrice(Math.round(amount), language);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    setTyped((before) => ({ ...before, [name]: value }));
  };

  return (
    <Calculator id={LOAN_ID}>
      <h2>{t('loan.title')}</h2>
      <form method="get" action={`#${LOAN_ID}`} onInput={onInput} onSubmit={(event) => event.preventDefault()}>
        <div className="fields">
          <Amount name="price" label={t('loan.price')} value={loan.price} language={language} />
          <Amount name="own" label={t('loan.own')} value={loan.ownMeans} language={language} />
          <Amount name="rate" label={t('loan.rate')} value={loan.rate} language={language} />
          <Amount name="years" label={t('loan.years')} value={loan.years} language={language} />
          <Button type="submit" variant="secondary">
            {t('loan.calculate')}
          </Button>
        </div>
        <output aria-live="polite">
          <strong>{formatPrice(Math.round(perMonth * 100) / 100, language)}</strong> <span>{t('loan.perMonth')}</span>{' '}
          <span className="sum">
            {t('loan.borrowed', { amount: money(borrowed) })}{' '}
            {t('loan.interest', { amount: money(interest), years: formatNumber(input.years, language) })}.
          </span>
        </output>
      </form>
      <p className="hint">{t('loan.hint')}</p>
    </Calculator>
  );
}

function Amount({ name, label, value, language }: { name: string; label: string; value: number; language: Language }) {
  return (
    <TextField
      id={`loan-${name}`}
      name={name}
      label={label}
      defaultValue={formatNumber(value, language)}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

const Calculator = styled.section`
  form {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-5);
    border-radius: var(--radius);
    background: var(--surface);
  }
  .fields {
    display: grid;
    gap: var(--space-4);
    align-content: start;
  }
  output {
    display: block;
    align-self: center;
    font-variant-numeric: tabular-nums lining-nums;
  }
  strong {
    font: 600 var(--step-4) / 1.1 var(--font-display);
  }
  .sum {
    display: block;
    margin-top: var(--space-3);
    color: var(--muted);
  }
  .hint {
    max-width: 65ch;
    margin-top: var(--space-3);
    color: var(--muted);
    font-size: var(--step--1);
  }
  @media (min-width: 600px) {
    .fields {
      grid-template-columns: 1fr 1fr;
    }
    .fields button {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
  @media print {
    display: none;
  }
`;
