import type { Availability, Goal } from './model/index.ts';

/**
 * CRM Goal: 0 is sale, every other value rent (1 rent, 2 take-over).
 * @example goalOf(0) // 'sale'
 */
export const goalOf = (crmGoal: unknown): Goal => (crmGoal === 0 || crmGoal === '0' ? 'sale' : 'rent');

const PUBLIC_STATUSES: Readonly<Record<string, Availability>> = { 1: 'available', 2: 'sold', 4: 'rented' };

/**
 * CRM Status: 1 active, 2 sold, 4 rented; null for every other, which is not public (0 prospect, 3 cancelled, 5 inactive,
 * 6 reference). A feed without the field means available. Never read from Marquee, which is only a ribbon.
 */
export function availabilityOf(crmStatus: unknown): Availability | null {
  if (crmStatus === undefined || crmStatus === null) return 'available';
  if (typeof crmStatus !== 'number' && typeof crmStatus !== 'string') return null;
  const key = String(crmStatus);
  return Object.hasOwn(PUBLIC_STATUSES, key) ? (PUBLIC_STATUSES[key] ?? null) : null;
}
