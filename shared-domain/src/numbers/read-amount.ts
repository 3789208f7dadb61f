/** Thousands apart by a dot or space, cents after a comma. */
const GROUPED = /^\d{1,3}([. ]\d{3})+(,\d{1,2})?$/;
const PLAIN = /^\d{1,15}([.,]\d{1,2})?$/;

/**
 * Parses a typed amount; null if it is invalid.
 * @example readAmount('€ 199.999,50') // 199999.5
 */
export function readAmount(typed: string): number | null {
  const text = typed.replace(/[€\u00a0\u202f ]+/g, ' ').trim();
  if (GROUPED.test(text)) return Number(text.replace(/[. ]/g, '').replace(',', '.'));
  return PLAIN.test(text) ? Number(text.replace(',', '.')) : null;
}
