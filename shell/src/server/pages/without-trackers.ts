import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';

/**
 * The settings for a personal page: no tracker may learn of it, whatever its visitor agreed to. Its address may contain the key
 * for a new password or an appointment, or a name in a search. The same object each time, because caches use it as a key.
 */
export const withoutTrackers = perObject(
  (site: Site): Site => ({ ...site, analytics: { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' } }),
);
