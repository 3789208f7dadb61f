import { PROPS_KEY } from '../../library-insides/react/hydrated-node.ts';
import { AWAITS_SCRIPT } from '../../protocol/early-presses.ts';
import { APP_ELEMENT } from '../../protocol/page-state.ts';

const ONLY_BY_SCRIPT = `#${APP_ELEMENT} :is(button[type=button],[${AWAITS_SCRIPT}])`;

/**
 * Says in `<html data-scripts>` that scripts run: `@media (scripting: enabled)` is younger than supported browsers. Notes what is
 * pressed before it is hydrated: the page's script repeats it. React itself hydrates what is pressed, if its
 * code is there, and otherwise stops the event before it arrives: therefore this looks again after the event.
 */
export const EARLY_PRESSES = `;(function(d,m){
self.facadePresses=m;d.documentElement.dataset.scripts="";
function live(t){return Object.keys(t).some(function(k){return k.indexOf("${PROPS_KEY}")==0})}
function note(e){var t=e.target.closest("${ONLY_BY_SCRIPT}"),a;if(!t)return;
t.addEventListener("click",function(){a=1},{once:true});
setTimeout(function(){if(a&&live(t))return;m.set(t,performance.now());m.noted&&m.noted()})}
d.addEventListener("click",note,true)
})(document,new Map)`.replaceAll('\n', '');
