import { PROPS_KEY } from '../../library-insides/react/hydrated-node.ts';
import { AWAITS_SCRIPT } from '../../protocol/early-presses.ts';
import { APP_ELEMENT } from '../../protocol/page-state.ts';

const ONLY_BY_SCRIPT = `#${APP_ELEMENT} :is(button[type=button],[${AWAITS_SCRIPT}],select)`;

/**
 * Says in `<html data-scripts>` that scripts run: `@media (scripting: enabled)` is younger than supported browsers. Notes what is pressed, or chosen in a list, before it is hydrated: the page's script repeats it once it is. React itself hydrates what is
 * pressed, if its code is there: therefore this looks again after the event.
 */
export const EARLY_PRESSES = `;(function(d,m){
self.facadePresses=m;d.documentElement.dataset.scripts="";
function live(t){return Object.keys(t).some(function(k){return k.indexOf("${PROPS_KEY}")==0})}
function note(e){var t=e.target.closest("${ONLY_BY_SCRIPT}"),s=t&&t.localName=="select";
if(!t||s!=(e.type=="change")||live(t))return;
var v=s?t.value:void 0;
setTimeout(function(){if(live(t))return;m.set(t,{value:v,at:performance.now()});m.noted&&m.noted()})}
d.addEventListener("click",note,true);d.addEventListener("change",note,true)
})(document,new Map)`.replaceAll('\n', '');
