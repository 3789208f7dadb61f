import type { ProblemKind } from '../../problem-texts/problem-texts.ts';
import { A_MONTH } from '../../records/feed-schema.ts';
import { words } from '../../values/words.ts';
import type { Source, SourceProblem } from '../adapter.ts';
import { childAt, textAt, type XmlElement } from '../xml-records.ts';

/** The standard's words, and others that CRMs write for them. */
const FREQUENCIES = words<'sale' | 'month' | 'week'>([
  ['sale', 'sale|for sale|venta|en venta'],
  ['month', 'month|monthly|per month|pcm|mes|mensual|al mes'],
  ['week', 'week|weekly|per week|semana|semanal'],
]);

/** Why the home cannot be imported: nobody knows whether it is for sale. */
export function kyeroGoalErrors(home: XmlElement): SourceProblem[] {
  const value = textAt(home, 'price_freq');
  if (FREQUENCIES.has(value.toLowerCase())) return [];
  const line = childAt(home, 'price_freq')?.line ?? home.line;
  return [{ line, field: 'price_freq', of: 'Goal', value, kind: 'goal', values: { words: 'sale, month, week' } }];
}

const SALE = 0;
const RENT = 1;

/** Goal and price. A price that the site cannot show correctly is not published: not in euro, or not per month. */
export function kyeroPrice(home: XmlElement, source: Source): Record<string, unknown> {
  const frequency = FREQUENCIES.get(textAt(home, 'price_freq').toLowerCase());
  const currency = textAt(home, 'currency').toUpperCase() || 'EUR';
  const price = textAt(home, 'price');
  const lineOf = (name: string) => childAt(home, name)?.line ?? home.line;
  const hide = (field: string, value: string, kind: ProblemKind) => {
    source.warn({
      line: lineOf(field),
      home: textAt(home, 'id'),
      field,
      of: 'Price',
      value,
      kind,
      effect: 'onRequest',
    });
    return { Price: null, PublishPrice: false };
  };
  return {
    Goal: frequency === 'sale' ? SALE : RENT,
    Price: price,
    // Kyero's words for a price on request, 0 and x, are those of all formats.
    ...(price === '' ? { Price: null, PublishPrice: false } : {}),
    ...(frequency === 'month' ? { PriceUnit: A_MONTH } : {}),
    ...(frequency === 'week' ? hide('price_freq', 'week', 'notMonthly') : {}),
    ...(/^(?:EUR|EURO|€)$/.test(currency) ? {} : hide('currency', currency, 'notEuro')),
  };
}
