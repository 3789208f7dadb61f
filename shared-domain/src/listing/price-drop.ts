/**
 * By how many percent a price went down, rounded down; null if by less than one percent, or if a price is unknown.
 * @example priceDrop(245_000, 260_000) // 5
 */
export function priceDrop(amount: number | null, previous: number | null | undefined): number | null {
  if (!amount || !previous || amount >= previous) return null;
  return Math.floor(((previous - amount) / previous) * 100) || null;
}
