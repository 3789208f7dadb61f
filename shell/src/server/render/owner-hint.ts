/**
 * Shows the first name of a logged-in owner on the login links before they are painted. Pages are the same for all visitors:
 * the name is in a cookie that grants no access (`facade-owner-name`). Header and drawer are filled while the document loads.
 */
export const OWNER_HINT = `;(function(d){
var k=/(?:^|; )facade-owner-name=([^;]+)/.exec(d.cookie),n;if(!k)return;
try{n=decodeURIComponent(k[1])}catch(e){return}
var o=new MutationObserver(f);
function f(){d.querySelectorAll("[data-greeting]").forEach(function(e){
e.textContent=e.dataset.greeting.replace("{name}",function(){return n});e.removeAttribute("data-greeting")})}
o.observe(d,{childList:true,subtree:true});
d.addEventListener("DOMContentLoaded",function(){f();o.disconnect()})
})(document)`.replaceAll('\n', '');
