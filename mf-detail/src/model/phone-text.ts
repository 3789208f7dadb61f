/** Digits of each group after `+32`, by what the number begins with: mobile, one-digit zone, any other zone. */
const PLANS: readonly [RegExp, string][] = [
  [/^\+32(4\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+32([2349])(\d{3})(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
  [/^\+32(\d\d)(\d\d)(\d\d)(\d\d)$/, '+32 $1 $2 $3 $4'],
];

/** A Belgian E.164 number as one reads it out ("+32 68 12 34 56"); any other stays as it is. */
export function phoneText(phone: string): string {
  const plan = PLANS.find(([pattern]) => pattern.test(phone));
  return plan ? phone.replace(...plan) : phone;
}
