/**
 * Says in `<html data-consent>` whether to ask for consent, before anything is painted: pages are the same for all visitors,
 * so only the browser knows. Never asks on a path with `preview`; `?setcookies` forgets every choice first. Without
 * JavaScript nothing asks, and nothing needs to: no tracker can run. A choice that is clicked before the scripts of mf-consent
 * have arrived is kept in `<html data-consent-chosen>` until they take it (`data-consent-ready`).
 */
export const CONSENT_FLAG = `(function(d,l){
if(l.search.indexOf("setcookies")>=0)["","AdUserData","AdStorage","AnalyticsStorage","AdPersonalization"].forEach(function(k){
d.cookie="consent"+k+"=;path=/;max-age=0;samesite=strict";try{localStorage.removeItem("consent"+k)}catch(e){}});
d.documentElement.dataset.consent=l.pathname.indexOf("preview")>=0||/(^|; )consent=set/.test(d.cookie)?"set":"ask";
d.addEventListener("click",function(e){var h=d.documentElement.dataset,b=e.target.closest("[data-consent-choice]");
if(b&&!("consentReady" in h))h.consentChosen=b.dataset.consentChoice})
})(document,location)`.replaceAll('\n', '');

/**
 * Room for the question at the foot of the page while it is asked: the focus never goes under it, and the end of the page can be
 * scrolled clear. Here, not with the question: a rule that looks whether it is there would have the browser look for it at every change.
 */
export const CONSENT_ROOM =
  '@media screen{html[data-consent=ask]{scroll-padding-bottom:17rem}html[data-consent=ask] body{padding-bottom:15rem}}';
