import type { Site } from '@facade/shared-domain/model';

/** One object for each: much is kept by the settings a page is rendered with. */
const known = new WeakMap<Site, Site>();

/**
 * The settings for a page that is somebody's own: whatever its visitor agreed to, no service hears of it. Its address may hold the key of a
 * new password or of an appointment, or a name that somebody looks up.
 */
export function withoutTrackers(site: Site): Site {
  const own = known.get(site) ?? { ...site, analytics: { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' } };
  known.set(site, own);
  return own;
}
