import type { Site } from '@facade/shared-domain/model';

/** One object per settings object, because caches use the settings as a key. */
const known = new WeakMap<Site, Site>();

/**
 * The settings for a personal page: no tracker may learn of it, whatever its visitor agreed to. Its address may contain the key
 * for a new password or an appointment, or a name in a search.
 */
export function withoutTrackers(site: Site): Site {
  const own = known.get(site) ?? { ...site, analytics: { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' } };
  known.set(site, own);
  return own;
}
