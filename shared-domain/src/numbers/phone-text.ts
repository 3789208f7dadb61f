import { unbroken } from '../language/text.ts';

/** By what follows `+32`: mobile, one-digit zone, any other zone. Source: the Belgian numbering plan (BIPT). */
const PLANS: readonly [RegExp, string][] = [
  [/^\+32(4\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+32([2349])(\d{3})(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+32(\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
];

/**
 * A Belgian E.164 number in its usual groups, any other text unchanged; both with no-break spaces. Small enough for the
 * browser: it groups digits without checking whether a number exists.
 * @example phoneText('+3268123456') // '+32 68 12 34 56', on one line
 */
export function phoneText(phone: string): string {
  const plan = PLANS.find(([pattern]) => pattern.test(phone));
  return unbroken(plan ? phone.replace(...plan) : phone);
}
