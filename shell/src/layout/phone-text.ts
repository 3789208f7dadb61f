/** Zones of the Belgian numbering plan with a single digit; mobile prefixes have three, all others two. */
const ONE_DIGIT_ZONE = /^[2349]/;

/**
 * A Belgian E.164 number as one reads it out: `+32 68 12 34 56`, `+32 2 123 45 67`, `+32 475 12 34 56`. Another number stays
 * as it is.
 */
export function phoneText(phone: string): string {
  const national = /^\+32(\d{8,9})$/.exec(phone)?.[1];
  if (!national) return phone;
  if (national.length === 9) return grouped(national, [3, 2, 2, 2]);
  return grouped(national, ONE_DIGIT_ZONE.test(national) ? [1, 3, 2, 2] : [2, 2, 2, 2]);
}

function grouped(digits: string, sizes: number[]): string {
  let start = 0;
  const groups = sizes.map((size) => {
    start += size;
    return digits.slice(start - size, start);
  });
  return `+32 ${groups.join(' ')}`;
}
