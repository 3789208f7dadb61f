import type { DocumentParts } from './render-document.tsx';

/**
 * Starts the scripts once the first large picture is there, or at once when the page has none. On a slow phone all bytes
 * share one pipe: script that starts beside the first picture delays it, and without script the page can be read already.
 * An upper bound keeps a picture that never arrives from keeping the page still.
 */
export function scriptLoader({ entry, preload }: DocumentParts['scripts']): string {
  return `<script>${LOADER.replace('ENTRY', JSON.stringify(entry)).replace('PRELOAD', JSON.stringify(preload))}</script>`;
}

const LOADER = `(function(e,p){
var started,image=document.querySelector('img[fetchpriority="high"]');
function add(tag,set){var n=document.createElement(tag);for(var k in set)n[k]=set[k];document.head.appendChild(n)}
function start(){if(started)return;started=1;
p.forEach(function(h){add('link',{rel:'modulepreload',href:h})});
add('script',{type:'module',src:e})}
if(!image||image.complete)start();
else{image.addEventListener('load',start);image.addEventListener('error',start);setTimeout(start,3000)}
})(ENTRY,PRELOAD)`.replaceAll('\n', '');
