import { A_MONTH } from '../../records/feed-schema.ts';
import { isOnRequest } from '../../values/words.ts';
import type { Source, SourceProblem } from '../adapter.ts';
import { attributeAt, childAt, isTrue, saidAt, textAt, type XmlElement } from '../xml-records.ts';

const SALE = 0;
const RENT = 1;
const ACTIVE = 1;
const SOLD = 2;
const RENTED = 4;
const REFERENCE = 6;

const SALE_PRICES = ['kaufpreis', 'kaufpreisbrutto', 'kaufpreisnetto'];
const RENTS = ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pauschalmiete', 'gesamtmietebrutto'];

const isZero = (text: string) => /^\D*0+(?:[.,]0+)?\D*$/.test(text);

/** @param way as the standard calls it, such as `KAUF` */
const isOffered = (home: XmlElement, way: string): boolean =>
  isTrue(attributeAt(home, way, 'objektkategorie', 'vermarktungsart'));

/** A lease (`ERBPACHT`, `LEASING`) is neither a sale nor a rent. */
export function goalErrors(home: XmlElement): SourceProblem[] {
  if (isOffered(home, 'KAUF') || isOffered(home, 'MIETE_PACHT')) return [];
  const market = childAt(home, 'objektkategorie', 'vermarktungsart');
  const [value] = Object.entries(market?.attributes ?? {}).flatMap(([name, text]) => (isTrue(text) ? name : []));
  const line = market?.line ?? home.line;
  return [
    {
      line,
      field: 'objektkategorie/vermarktungsart',
      of: 'Goal',
      ...(value && { value }),
      kind: 'goal',
      values: { words: 'KAUF, MIETE_PACHT' },
    },
  ];
}

/**
 * Goal, status and price. A price is not published if it is not in euro, if any price of the home is 0 or on request, or if its text
 * says so: a rent with its costs must not stand in for one that is on request.
 */
export function priceOf(home: XmlElement, id: string, source: Source): Record<string, unknown> {
  const isReference = saidAt(home, 'aktionart', 'verwaltung_techn', 'aktion').toUpperCase() === 'REFERENZ';
  const prices = childAt(home, 'preise');
  const hasAny = (names: readonly string[]) => names.some((name) => prices && textAt(prices, name) !== '');
  // Of a home for both, which the site cannot show, what has a price.
  const isSale = isOffered(home, 'KAUF') && !(isOffered(home, 'MIETE_PACHT') && !hasAny(SALE_PRICES) && hasAny(RENTS));
  const fields = (isSale ? SALE_PRICES : RENTS).flatMap((name) => (prices && childAt(prices, name)) || []);
  const [price] = fields.map(({ text }) => text.trim()).filter(Boolean);
  const asks = (field: XmlElement) =>
    isTrue(attributeAt(field, 'auf_anfrage')) || isZero(field.text) || isOnRequest(field.text);
  const isPublic =
    price !== undefined &&
    isEuro(home, id, source) &&
    (isSale || isMonthly(home, id, source)) &&
    !fields.some(asks) &&
    !isOnRequest(textAt(home, 'preise', 'freitext_preis'));
  const isGone = /^verkauft|^vermietet/i.test(saidAt(home, 'stand', 'zustand_angaben', 'verkaufstatus'));
  return {
    Goal: isSale ? SALE : RENT,
    Status: isReference ? REFERENCE : isGone ? (isSale ? SOLD : RENTED) : ACTIVE,
    ...(isPublic ? { Price: price } : { Price: null, PublishPrice: false }),
    ...(isSale ? {} : { PriceUnit: A_MONTH }),
  };
}

function isMonthly(home: XmlElement, id: string, source: Source): boolean {
  const value = attributeAt(home, 'zeiteinheit', 'preise', 'preis_zeiteinheit');
  if (/^(?:MONAT|)$/i.test(value)) return true;
  const line = childAt(home, 'preise', 'preis_zeiteinheit')?.line ?? home.line;
  const field = 'preise/preis_zeiteinheit';
  source.warn({ line, home: id, field, of: 'Price', value, kind: 'notMonthly', effect: 'onRequest' });
  return false;
}

function isEuro(home: XmlElement, id: string, source: Source): boolean {
  const value = attributeAt(home, 'iso_waehrung', 'preise', 'waehrung') || textAt(home, 'preise', 'waehrung');
  if (/^(?:EUR|EURO|€|)$/i.test(value)) return true;
  const line = childAt(home, 'preise', 'waehrung')?.line ?? home.line;
  source.warn({ line, home: id, field: 'preise/waehrung', of: 'Price', value, kind: 'notEuro', effect: 'onRequest' });
  return false;
}
