import { keepLoanTerms, useLanguage, useLoanTerms, useSite, useTexts } from '@facade/section-kit';
import { PURCHASE_RATES } from '@facade/shared-domain/costs/cost-rates';
import { LOAN_BOUNDS, readNumber } from '@facade/shared-domain/costs/loan';
import { priceForMonth } from '@facade/shared-domain/costs/price-for-month';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import { formatPrice } from '@facade/shared-domain/numbers/price';
import { regionOf } from '@facade/shared-domain/places/region';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldsData } from '../../list/list-data.ts';

interface MonthLimitProps {
  data: FieldsData;
  /** Sets the maximum price; undefined: none. */
  onPrice(price: number | undefined): void;
}

const FIGURES = ['own', 'rate', 'years'] as const;

/**
 * The most that a home may cost a month: the highest price that comes to that, on the visitor's own terms for a loan. They stay on the device, as
 * the amount does; the address has the price. Its fields have no name, so that a form does not send them.
 */
export function MonthLimit({ data, onPrice }: MonthLimitProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { agency } = useSite();
  const terms = useLoanTerms();
  const [text, setText] = useState('');
  const region = regionOf(data.query.filters.cities[0]?.split('|')[1]) ?? regionOf(agency.zip);
  const priceOf = (typed: string, by: typeof terms) => priceForMonth(readNumber(typed) ?? 0, by, region);
  const price = priceOf(text, terms);
  /** Before the event reaches the panel, which reads its fields. */
  const apply = (typed: string, by: typeof terms) => {
    const limit = priceOf(typed, by);
    flushSync(() => onPrice(limit ?? undefined));
  };

  const { percent, ownShare, years } = PURCHASE_RATES.loan;
  const usual = { own: `${ownShare} %`, rate: formatNumber(percent, language), years: String(years) };
  const own = readNumber(terms.own ?? null);
  const shown = {
    own: own === null ? usual.own : formatPrice(own, language),
    rate: terms.rate || usual.rate,
    years: terms.years || usual.years,
  };
  return (
    <div className="month">
      <label className="amount">
        <span>{t('filter.month.label')}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            apply(target.value, terms);
          }}
        />
      </label>
      <p className="hint" role="status">
        {text.trim() &&
          (price ? t('filter.month.price', { price: formatPrice(price, language) }) : t('filter.month.invalid'))}
      </p>
      <details>
        <summary>{t('filter.month.terms', shown)}</summary>
        <div className="pair">
          {FIGURES.map((figure) => (
            <label key={figure} className="amount">
              <span>{t(`filter.month.${figure}`)}</span>
              <input
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                placeholder={usual[figure]}
                aria-invalid={isWrong(figure, terms[figure]) || undefined}
                value={terms[figure] ?? ''}
                onChange={({ target }) => {
                  const changed = { ...terms, [figure]: target.value || undefined };
                  keepLoanTerms({ [figure]: target.value || undefined });
                  if (text) apply(text, changed);
                }}
              />
            </label>
          ))}
          <label className="amount">
            <span>{t('filter.month.use')}</span>
            <select
              value={terms.use ?? 'own'}
              onChange={({ target }) => {
                keepLoanTerms({ use: target.value });
                if (text) apply(text, { ...terms, use: target.value });
              }}
            >
              {(['own', 'other'] as const).map((use) => (
                <option key={use} value={use}>
                  {t(`filter.month.uses.${use}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className="hint">{t('filter.month.hint')}</p>
      </details>
    </div>
  );
}

function isWrong(figure: (typeof FIGURES)[number], text: string | undefined): boolean {
  if (!text?.trim()) return false;
  const value = readNumber(text);
  const { min, max } = LOAN_BOUNDS[figure];
  return value === null || value < min || value > max;
}
