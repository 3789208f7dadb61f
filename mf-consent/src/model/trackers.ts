import type { Site } from '@facade/shared-domain/model';
import { type Choices, NOTHING } from './choices.ts';
import { loadOnce } from './load-once.ts';
import { startPixel } from './pixel.ts';

type Ids = Site['analytics'];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const TAG_HOST = 'https://www.googletagmanager.com';

/** The consent vocabulary of the tag the agency may use. */
const signal = (choices: Choices) => ({
  analytics_storage: granted(choices.analyticsStorage),
  ad_storage: granted(choices.adStorage),
  ad_user_data: granted(choices.adUserData),
  ad_personalization: granted(choices.adPersonalization),
});

const granted = (value: boolean): string => (value ? 'granted' : 'denied');

/**
 * Tells the tags what is allowed and counts the page; loads their scripts on the first call that allows anything. With
 * nothing allowed, and before any choice, not one request leaves the browser.
 */
export function applyChoices(ids: Ids, choices: Choices): void {
  const mayMeasure = choices.analyticsStorage && Boolean(ids.analyticsId || ids.tagManagerId);
  const mayAdvertise = choices.adStorage && Boolean(ids.adsId || ids.tagManagerId);
  const mayTag = mayMeasure || mayAdvertise;
  if (mayTag && !window.dataLayer) {
    tag('consent', 'default', signal(NOTHING));
    tag('js', new Date());
  }
  if (window.dataLayer) tag('consent', 'update', signal(choices));
  if (mayTag) {
    if (ids.tagManagerId) startTagManager(ids.tagManagerId);
    if (mayMeasure && ids.analyticsId) configure(ids.analyticsId);
    if (mayAdvertise && ids.adsId) configure(ids.adsId);
    tag('event', 'page_view', { page_location: location.href });
  }
  // The pixel both stores and passes on what it knows of the visitor: it takes the two permissions.
  if (ids.pixelId) startPixel(ids.pixelId, choices.adStorage && choices.adUserData);
}

function startTagManager(id: string): void {
  if (loadOnce(`${TAG_HOST}/gtm.js?id=${encodeURIComponent(id)}`))
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}

function configure(id: string): void {
  if (loadOnce(`${TAG_HOST}/gtag/js?id=${encodeURIComponent(id)}`)) tag('config', id, { send_page_view: false });
}

/** The tag reads the arguments object itself, so it must be one. */
function tag(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells its own calls from other entries by this type
  window.dataLayer.push(arguments);
}
