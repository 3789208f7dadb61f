import { browserApi } from '@facade/section-kit';

/** As much of a campaign's name as the api takes. */
const LONGEST = 100;

/**
 * Counts one view of a property for its owner's statistics. Nothing waits for it and nothing is shown when it fails:
 * a visitor must not notice.
 */
export function recordVisit(propertyId: number): void {
  browserApi.post('/visits', { propertyId, ...arrival() }, { keepalive: true }).catch(() => undefined);
}

/**
 * Where the visitor came from. The document knows the page before it, and the link that led to it; who went on from there to this
 * home came from the site itself.
 */
function arrival(): { referrer: string; campaign?: string } {
  const [landed] = performance.getEntriesByType?.('navigation') ?? [];
  const landing = new URL(landed?.name ?? location.href);
  if (landing.pathname !== location.pathname) return { referrer: location.origin };
  const campaign = landing.searchParams.get('utm_source')?.slice(0, LONGEST);
  return { referrer: document.referrer, ...(campaign && { campaign }) };
}
