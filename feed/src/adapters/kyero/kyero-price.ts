import type { ProblemKind } from '../../problem-texts/problem-texts.ts';
import { A_MONTH } from '../../records/feed-schema.ts';
import { words } from '../../values/words.ts';
import type { Source, SourceProblem } from '../adapter.ts';
import { childAt, textAt, type XmlElement } from '../xml-records.ts';

/** The standard's words, and others that CRMs write for them. A rent of which no time is said is for a month, as in all formats. */
const FREQUENCIES = words<'sale' | 'month' | 'other'>([
  ['sale', 'sale|for sale|venta|en venta|se vende|à vendre|vente|te koop|zu verkaufen|verkauf|vendita|venda'],
  [
    'month',
    'month|monthly|per month|pcm|p.c.m.|mes|mensual|al mes|por mes|mois|par mois|maand|per maand|monat|pro monat|mese',
  ],
  ['month', 'rent|rental|for rent|to rent|to let|let|long term|long term rental|alquiler|en alquiler|se alquila'],
  [
    'month',
    'alquiler mensual|larga temporada|alquiler larga temporada|location|à louer|te huur|huur|miete|zu vermieten',
  ],
  ['other', 'week|weekly|per week|pw|p.w.|semana|semanal|por semana|a la semana|semaine|par semaine|woche|per week'],
  [
    'other',
    'day|daily|per day|night|nightly|per night|dia|día|por dia|por día|noche|por noche|jour|nuit|tag|nacht|dag',
  ],
  [
    'other',
    'year|yearly|per year|annual|año|anual|por año|al año|an|jaar|jahr|short term|short term rental|holiday rental',
  ],
  ['other', 'holiday let|vacacional|alquiler vacacional|alquiler temporal|corta temporada|alquiler semanal'],
]);

const frequencyOf = (home: XmlElement) =>
  FREQUENCIES.get(
    textAt(home, 'price_freq')
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  );

/** Why the home cannot be imported: nobody knows whether it is for sale. */
export function kyeroGoalErrors(home: XmlElement): SourceProblem[] {
  const value = textAt(home, 'price_freq');
  if (frequencyOf(home)) return [];
  const line = childAt(home, 'price_freq')?.line ?? home.line;
  return [{ line, field: 'price_freq', of: 'Goal', value, kind: 'goal', values: { words: 'sale, month, week' } }];
}

const SALE = 0;
const RENT = 1;

/** Goal and price. A price that the site cannot show correctly is not published: not in euro, or not per month. */
export function kyeroPrice(home: XmlElement, source: Source): Record<string, unknown> {
  const frequency = frequencyOf(home);
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
    ...(frequency === 'other' ? hide('price_freq', textAt(home, 'price_freq'), 'notMonthly') : {}),
    ...(/^(?:EUR|EURO|€)$/.test(currency) ? {} : hide('currency', currency, 'notEuro')),
  };
}
