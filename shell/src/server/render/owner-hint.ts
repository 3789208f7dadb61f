/**
 * Shows the first name of a logged-in owner or member of staff on the login links before they are painted, and leads staff to
 * their own area. Pages are the same for all visitors: the name is in a cookie that grants no access (`facade-owner-name`,
 * `facade-staff-name`). Header and drawer are filled while the document loads.
 */
export const OWNER_HINT = `;(function(d){
function c(w){var k=new RegExp("(?:^|; )facade-"+w+"-name=([^;]+)").exec(d.cookie);
try{return k&&decodeURIComponent(k[1])}catch(e){}}
var s=c("staff"),n=s||c("owner"),o=new MutationObserver(f);if(!n)return;
function f(){d.querySelectorAll("[data-greeting]").forEach(function(e){
if(s)e.closest("a").href=e.dataset.staff;
e.textContent=e.dataset.greeting.replace("{name}",function(){return n});e.removeAttribute("data-greeting")})}
o.observe(d,{childList:true,subtree:true});
d.addEventListener("DOMContentLoaded",function(){f();o.disconnect()})
})(document)`.replaceAll('\n', '');
