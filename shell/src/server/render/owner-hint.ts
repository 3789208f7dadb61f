/**
 * Puts the first name of an owner who is logged in on the links to the login, before they are painted. Pages are the same for all visitors:
 * the name is in a cookie that opens nothing (`facade-owner-name`). Header and drawer are seen as the document arrives.
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
