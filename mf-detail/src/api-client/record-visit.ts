/**
 * Counts one view of a property for its owner's statistics. Nothing waits for it and nothing is shown when it fails:
 * a visitor must not notice.
 */
export function recordVisit(propertyId: number): void {
  const body = JSON.stringify({ propertyId, referrer: document.referrer });
  const sent = navigator.sendBeacon?.('/api/visits', new Blob([body], { type: 'application/json' }));
  if (sent) return;
  fetch('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
