import { browserApi } from '@facade/section-kit';

/**
 * Counts one view of a property for its owner's statistics. Nothing waits for it and nothing is shown when it fails:
 * a visitor must not notice.
 */
export function recordVisit(propertyId: number): void {
  const visit = { propertyId, referrer: document.referrer };
  browserApi.post('/visits', visit, { keepalive: true }).catch(() => undefined);
}
