import type { DocumentParts } from './render-document.tsx';

/**
 * Starts the scripts once the first large picture is there, or at once when the page has none. On a slow phone all bytes
 * share one pipe: script that starts beside the first picture delays it, and without script the page can be read already.
 * An upper bound keeps a picture that never arrives from keeping the page still.
 */
export function scriptLoader({ entry, preload, ask }: DocumentParts['scripts']): string {
  return `${LOADER}(${[entry, preload, ask].map((part) => JSON.stringify(part)).join(',')})`;
}

const LOADER = `(function(e,p,a){
var started,types=self.trustedTypes,image=document.querySelector('img[fetchpriority="high"]');
function add(tag,set){var n=document.createElement(tag);for(var k in set)n[k]=set[k];document.head.appendChild(n)}
function start(){if(started)return;started=1;
if(document.documentElement.dataset.consent=="ask")p=p.concat(a);
p.forEach(function(h){add('link',{rel:'modulepreload',href:h})});
var policy=types&&types.createPolicy('facade-loader',{createScriptURL:function(){return e}});
add('script',{type:'module',src:policy?policy.createScriptURL(e):e})}
if(!image||image.complete)start();
else{image.addEventListener('load',start);image.addEventListener('error',start);setTimeout(start,3000)}
})`.replaceAll('\n', '');
