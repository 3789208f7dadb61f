/**
 * Says in `<html data-consent>` whether to ask for consent, before anything is painted: pages are the same for all visitors,
 * so only the browser knows. Never asks on a path with `preview`; `?setcookies` forgets every choice first. Without
 * JavaScript nothing asks, and nothing needs to: no tracker can run.
 */
export const CONSENT_FLAG = `<script>${`(function(d,l){
if(l.search.indexOf("setcookies")>=0)["","AdUserData","AdStorage","AnalyticsStorage","AdPersonalization"].forEach(function(k){
d.cookie="consent"+k+"=;path=/;max-age=0;samesite=strict";try{localStorage.removeItem("consent"+k)}catch(e){}});
d.documentElement.dataset.consent=l.pathname.indexOf("preview")>=0||/(^|; )consent=set/.test(d.cookie)?"set":"ask"
})(document,location)`.replaceAll('\n', '')}</script>`;
