/** The sign before decimals. */
export type DecimalSign = '.' | ',';

/** A reading of a text, and the decimal sign that it takes for granted. */
export interface NumberReading {
  value: number;
  decimal: DecimalSign | null;
}

/** Usually one; two of `150.000`; none of a text that is not a number. */
export function readingsOf(text: string): NumberReading[] {
  const [, sign = '', written = ''] = /^([-+]?) ?([\d.,'’ ]*)$/.exec(text) ?? [];
  const factor = sign === '-' ? -1 : 1;
  const digits = joinGroups(written);
  if (digits === null) return [];
  const read = (number: string, decimal: DecimalSign | null) => ({ value: factor * Number(number), decimal });
  if (/^\d+$/.test(digits)) return [read(digits, null)];
  const [, whole = '', mark, fraction = ''] = /^([\d.,]*\d|)([.,])(\d+)$/.exec(digits) ?? [];
  if (mark !== '.' && mark !== ',') return [];
  const other = mark === '.' ? ',' : '.';
  if (!/[.,]/.test(whole)) {
    const decimal = read(`${whole}.${fraction}`, mark);
    const hasGroups = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    // A space between thousands leaves only decimals behind a point.
    return hasGroups && !/[ '’]/.test(written) ? [decimal, read(whole + fraction, other)] : [decimal];
  }
  if (whole.includes(mark))
    return isGrouped(digits, mark) && !digits.includes(other) ? [read(digits.replaceAll(mark, ''), other)] : [];
  return isGrouped(whole, other) ? [read(`${whole.replaceAll(other, '')}.${fraction}`, mark)] : [];
}

/** Without spaces and apostrophes between thousands; null if they stand elsewhere. */
function joinGroups(written: string): string | null {
  if (!/[ '’]/.test(written)) return written === '' ? null : written;
  return /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/.test(written) ? written.replace(/[ '’]/g, '') : null;
}

const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...others] = text.split(sign);
  return /^\d{1,3}$/.test(first) && others.every((part) => /^\d{3}$/.test(part));
};
