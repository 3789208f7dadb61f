import { A_MONTH } from '../../records/feed-schema.ts';
import type { Source, SourceProblem } from '../adapter.ts';
import { childAt, textAt, type XmlElement } from '../xml-records.ts';

/** Why the home cannot be imported: nobody knows whether it is for sale. */
export function kyeroGoalErrors(home: XmlElement): SourceProblem[] {
  const value = textAt(home, 'price_freq');
  if (['sale', 'month', 'week'].includes(value.toLowerCase())) return [];
  const line = childAt(home, 'price_freq')?.line ?? home.line;
  return [{ line, field: 'price_freq', value, message: 'is not sale, month or week', code: 'goal' }];
}

const SALE = 0;
const RENT = 1;

/** Goal and price. A price that the site cannot show correctly is not published: not in euro, or not per month. */
export function kyeroPrice(home: XmlElement, source: Source): Record<string, unknown> {
  const frequency = textAt(home, 'price_freq').toLowerCase();
  const currency = textAt(home, 'currency').toUpperCase() || 'EUR';
  const price = textAt(home, 'price');
  const lineOf = (name: string) => childAt(home, name)?.line ?? home.line;
  const hide = (field: string, value: string) => {
    const message = 'is not euro a month or for sale: the price is on request';
    source.warn({ line: lineOf(field), home: textAt(home, 'id'), field, value, message, code: 'price' });
    return { Price: null, PublishPrice: false };
  };
  return {
    Goal: frequency === 'sale' ? SALE : RENT,
    Price: price,
    // Kyero's words for a price on request, 0 and x, are those of all formats.
    ...(price === '' ? { Price: null, PublishPrice: false } : {}),
    ...(frequency === 'month' ? { PriceUnit: A_MONTH } : {}),
    ...(frequency === 'week' ? hide('price_freq', 'week') : {}),
    ...(/^(?:EUR|EURO|€)$/.test(currency) ? {} : hide('currency', currency)),
  };
}
