import type { Source } from './adapter.ts';
import { childAt, textAt, type XmlElement } from './xml-records.ts';

const SALE = 0;
const RENT = 1;

/** Of the feed: a price for a month. */
const A_MONTH = 1;

/** Goal and price. A price that the site cannot show correctly is not published: not in euro, or not per month. */
export function kyeroPrice(home: XmlElement, source: Source): Record<string, unknown> {
  const frequency = textAt(home, 'price_freq').toLowerCase();
  const currency = textAt(home, 'currency').toUpperCase() || 'EUR';
  const price = textAt(home, 'price');
  const lineOf = (name: string) => childAt(home, name)?.line ?? home.line;
  if (!['sale', 'month', 'week'].includes(frequency))
    source.error({ line: lineOf('price_freq'), field: 'price_freq', message: 'is not sale, month or week' });
  const hide = (field: string, value: string) => {
    source.warn({ line: lineOf(field), field, message: `is ${value}: the price is on request` });
    return { Price: null, PublishPrice: false };
  };
  return {
    Goal: frequency === 'sale' ? SALE : RENT,
    Price: price,
    // Kyero's word for a price on request.
    ...(price === '0' || price === '' ? { Price: null, PublishPrice: false } : {}),
    ...(frequency === 'month' ? { PriceUnit: A_MONTH } : {}),
    ...(frequency === 'week' ? hide('price_freq', 'week') : {}),
    ...(currency === 'EUR' ? {} : hide('currency', currency)),
  };
}
