import type { PropertySummary, Ribbon } from '../model/property.ts';

/** How many days a home counts as new. */
const NEW_DAYS = 14;

/** The agency's ribbon "new" (Marquee 1). It is shown only while the home is new. */
const NEW_RIBBON = 1;

const DAY = 86_400_000;

/**
 * Whether a home was published in the last fourteen days. `now` in milliseconds; give the same one to server and browser.
 * False for an invalid date.
 * @example isNewListing('2026-03-01', Date.parse('2026-03-14')) // true
 */
export const isNewListing = (publishedAt: string, now: number): boolean =>
  now - Date.parse(publishedAt) < NEW_DAYS * DAY;

/** The ribbon that a card shows: the agency's own, but "new" only while the home is. */
export function currentRibbon({ ribbon, publishedAt }: Pick<PropertySummary, 'ribbon' | 'publishedAt'>, now: number) {
  return ribbon?.id === NEW_RIBBON && !isNewListing(publishedAt, now) ? null : (ribbon satisfies Ribbon | null);
}
