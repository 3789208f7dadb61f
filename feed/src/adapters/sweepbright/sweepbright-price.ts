import { A_MONTH } from '../../records/feed-schema.ts';
import { meaningOf } from '../../values/words.ts';
import type { SourceProblem } from '../adapter.ts';
import type { HomeReport } from '../json/home-report.ts';
import { givenAt, textAt, valueAt } from '../json/json-home.ts';
import { GOALS } from './sweepbright-codes.ts';

/** A home is for sale or to let. */
export function errorsOf(home: unknown, line: number): SourceProblem[] {
  const value = textAt(home, 'negotiation');
  return meaningOf(GOALS, value.toLowerCase()) === undefined
    ? [
        {
          line,
          field: 'negotiation',
          of: 'Goal',
          kind: 'goal',
          values: { words: 'sale, let' },
          ...(value && { value }),
        },
      ]
    : [];
}

/** On request if it is hidden, 0, replaced by a text, not in euro, or a rent that is not monthly. */
export function priceOf(home: unknown, report: HomeReport): Record<string, unknown> {
  const isRent = meaningOf(GOALS, textAt(home, 'negotiation').toLowerCase()) === 1;
  const price = givenAt(home, 'price', 'amount') ?? (textAt(home, 'price') ? givenAt(home, 'price') : null);
  const texts = valueAt(home, 'custom_price');
  const isReplaced = Object.values(typeof texts === 'object' && texts !== null ? texts : { texts }).some(Boolean);
  const isEuro = ['', 'EUR'].includes(textAt(home, 'price', 'currency').toUpperCase());
  const isMonthly =
    !isRent || ['', 'month', 'monthly', 'per_month'].includes(textAt(home, 'rent_period').toLowerCase());
  const isHidden = report.says('PublishPrice', true, 'price', 'hidden') === true || isReplaced || price === null;
  if (!isHidden && !isEuro) report.warn(['price', 'currency'], { of: 'Price', kind: 'notEuro', effect: 'onRequest' });
  if (!isHidden && !isMonthly) report.warn(['rent_period'], { of: 'Price', kind: 'notMonthly', effect: 'onRequest' });
  return {
    ...(isHidden || !isEuro || !isMonthly ? { PublishPrice: false } : { Price: price }),
    ...(isRent && { PriceUnit: A_MONTH }),
  };
}
