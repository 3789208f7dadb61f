import type { Site } from '@facade/shared-domain/model';
import type { Choices } from './choices.ts';

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
 * Tells the tag what is allowed and counts the page; loads its script on the first call that allows anything.
 * With nothing allowed, and before any choice, not one request leaves the browser.
 */
export function applyChoices(ids: Ids, choices: Choices): void {
  const mayMeasure = choices.analyticsStorage && (ids.analyticsId !== '' || ids.tagManagerId !== '');
  const mayAdvertise = choices.adStorage && (ids.adsId !== '' || ids.tagManagerId !== '');
  if (mayMeasure || mayAdvertise) {
    tag(
      'consent',
      'default',
      signal({ analyticsStorage: false, adStorage: false, adUserData: false, adPersonalization: false }),
    );
    tag('consent', 'update', signal(choices));
    tag('js', new Date());
    if (ids.tagManagerId) loadOnce(`${TAG_HOST}/gtm.js?id=${encodeURIComponent(ids.tagManagerId)}`);
    if (mayMeasure && ids.analyticsId) configure(ids.analyticsId);
    if (mayAdvertise && ids.adsId) configure(ids.adsId);
    tag('event', 'page_view', { page_location: location.href });
  } else if (window.dataLayer) {
    tag('consent', 'update', signal(choices));
  }
  if (choices.adStorage && choices.adPersonalization && ids.pixelId) {
    loadOnce(`https://connect.facebook.net/signals/config/${encodeURIComponent(ids.pixelId)}`);
  }
}

function configure(id: string): void {
  loadOnce(`${TAG_HOST}/gtag/js?id=${encodeURIComponent(id)}`);
  tag('config', id, { send_page_view: false });
}

/** The tag reads the arguments object itself, so it must be one. */
function tag(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells its own calls from other entries by this type
  window.dataLayer.push(arguments);
}

function loadOnce(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
