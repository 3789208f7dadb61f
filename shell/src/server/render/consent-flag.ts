import type { Site } from '@facade/shared-domain/model';

/**
 * Says in `<html data-consent>` whether to ask for consent, before anything is painted: pages are the same for all visitors,
 * so only the browser knows. Never asks on a path with `preview`. `?setcookies` forgets every choice first, as does a version of the text
 * other than the one the choice was about; a choice without a version is from before there was one. Without JavaScript nothing asks, and
 * nothing needs to: no tracker can run. `<html data-consent-trackers>`: the visitor allows something, or a tracker has left a cookie. A
 * choice that is clicked before the scripts of mf-consent have arrived is kept in `<html data-consent-chosen>` until they take it
 * (`data-consent-ready`).
 */
const FLAG = `(function(d,l,v){
var h=d.documentElement.dataset,p=l.pathname.indexOf("preview")>=0,k=/(^|; )facade-consent=([^:;]*)/.exec(d.cookie);
if(l.search.indexOf("setcookies")>=0||!p&&k&&k[2]!=v){
["","AdUserData","AdStorage","AnalyticsStorage","AdPersonalization"].map(function(n){return"consent"+n})
.concat("facade-consent").forEach(function(n){
d.cookie=n+"=;path=/;max-age=0;samesite=strict";try{localStorage.removeItem(n)}catch(e){}})}
h.consent=p||/(^|; )consent=set/.test(d.cookie)?"set":"ask";
if(/(^|; )(consent(An|Ad)\\w+=true|_(ga|gid|gat|gcl|gac|fb[pc])(_\\w*)?=)/.test(d.cookie))h.consentTrackers="";
d.addEventListener("click",function(e){var b=e.target.closest("[data-consent-choice]");
if(b&&!("consentReady" in h))h.consentChosen=b.dataset.consentChoice})
})`.replaceAll('\n', '');

/**
 * Consent Mode v2 for an agency with ids: everything is denied before any tag, whoever places it, can run. Tags wait half a second for
 * the answer of a visitor who has chosen before.
 */
const DEFAULTS =
  `;(function(w){w.dataLayer=w.dataLayer||[];(function(){w.dataLayer.push(arguments)})("consent","default",
{analytics_storage:"denied",ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",wait_for_update:500})
})(window)`.replaceAll('\n', '');

/** The script in the head that decides about consent, with what the agency's settings say. */
export function consentFlag({ consent, analytics }: Pick<Site, 'consent' | 'analytics'>): string {
  const version = JSON.stringify(encodeURIComponent(consent.version));
  const { analyticsId, adsId, tagManagerId } = analytics;
  return `${FLAG}(document,location,${version})${analyticsId || adsId || tagManagerId ? DEFAULTS : ''}`;
}

/**
 * Room for the question at the foot of the page while it is asked: the focus never goes under it, and the end of the page can be
 * scrolled clear. Here, not with the question: a rule that looks whether it is there would have the browser look for it at every change.
 */
export const CONSENT_ROOM =
  '@media screen{html[data-consent=ask]{scroll-padding-bottom:17rem}html[data-consent=ask] body{padding-bottom:15rem}}';
