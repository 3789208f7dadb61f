import type { Site } from '@facade/shared-domain/model';
import { staffPath } from '@facade/shared-domain/paths/staff-paths';

/**
 * Sets `<html data-consent>` to whether to ask for consent, before the first paint: pages are the same for all visitors, so only
 * the browser knows. Never asks on a path with `preview`, nor where staff work. `?setcookies` first resets every choice, as does a
 * version of the text other than the one the choice was about; a choice without a version is from before versions existed. Without
 * JavaScript nothing asks, and nothing needs to, because no tracker can run. `<html data-consent-trackers>`: the visitor allows
 * something, or a tracker has left a cookie. A choice that is clicked before the scripts of mf-consent have loaded is stored in
 * `<html data-consent-chosen>` until they handle it (`data-consent-ready`); the question disappears at once. A refusal is
 * remembered even if they never load.
 */
const FLAG = `(function(d,l,v,m,s){
var h=d.documentElement.dataset,p=l.pathname.indexOf(s)==0||l.pathname.indexOf("preview")>=0,k=/(^|; )facade-consent=([^:;]*)/.exec(d.cookie);
if(l.search.indexOf("setcookies")>=0||!p&&k&&k[2]!=v){
["","AdUserData","AdStorage","AnalyticsStorage","AdPersonalization"].map(function(n){return"consent"+n})
.concat("facade-consent").forEach(function(n){
d.cookie=n+"=;path=/;max-age=0;samesite=strict";try{localStorage.removeItem(n)}catch(e){}})}
h.consent=p||/(^|; )consent=set/.test(d.cookie)?"set":"ask";
if(/(^|; )(consent(An|Ad)\\w+=true|_(ga|gid|gat|gcl|gac|fb[pc])(_\\w*)?=)/.test(d.cookie))h.consentTrackers="";
d.addEventListener("click",function(e){var b=e.target.closest("[data-consent-choice]");
if(!b||"consentReady" in h)return;
h.consentChosen=b.dataset.consentChoice;
if(h.consentChosen=="decline")["consent=set","facade-consent="+v+":"].forEach(function(c){
d.cookie=c+";path=/;samesite=strict;max-age="+m+(l.protocol=="https:"?";secure":"")})})
})`.replaceAll('\n', '');

/**
 * Consent Mode v2 for an agency with ids: everything is denied before any tag can run, whoever added it. Tags wait half a
 * second for the stored answer of a visitor who has chosen before.
 */
const DEFAULTS =
  `;(function(w){w.dataLayer=w.dataLayer||[];(function(){w.dataLayer.push(arguments)})("consent","default",
{analytics_storage:"denied",ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied",wait_for_update:500})
})(window)`.replaceAll('\n', '');

/** The consent script for the head, with values from the agency's settings. */
export function consentFlag({
  consent,
  analytics,
  language,
}: Pick<Site, 'consent' | 'analytics' | 'language'>): string {
  const version = JSON.stringify(encodeURIComponent(consent.version));
  const { analyticsId, adsId, tagManagerId } = analytics;
  const values = `${version},${consent.days * 86_400},"${staffPath(language)}"`;
  return `${FLAG}(document,location,${values})${analyticsId || adsId || tagManagerId ? DEFAULTS : ''}`;
}

/**
 * Reserves space for the question at the bottom of the page while it is asked, so that it never covers the focus or the end of
 * the page. It is here and not in the question's section: with a `:has()` rule the browser would check for the question at
 * every change.
 */
export const CONSENT_ROOM =
  '@media screen{html[data-consent=ask]{scroll-padding-bottom:17rem}html[data-consent=ask] body{padding-bottom:15rem}' +
  // Answered before its scripts have loaded. It keeps its place: it hydrates only where it could be seen.
  'html:is([data-consent-chosen=decline],[data-consent-chosen=agree]){scroll-padding-bottom:0}' +
  'html:is([data-consent-chosen=decline],[data-consent-chosen=agree]) body{padding-bottom:0}' +
  ':is([data-consent-chosen=decline],[data-consent-chosen=agree]) [data-consent-card]{visibility:hidden}}';
