import { escapeHtml } from './head-markup.ts';
import type { DocumentParts } from './render-document.tsx';

/** A type that no browser runs or fetches: the element only says what to start, and what it must contain. */
const ENTRY_TYPE = 'facade/entry';

/** Names the entry script with its integrity, for the loader that comes after it. */
export function entryScript({ scripts, integrity }: Pick<DocumentParts, 'scripts' | 'integrity'>): string {
  const hash = integrity[scripts.entry];
  return [
    `<script type="${ENTRY_TYPE}" src="${escapeHtml(scripts.entry)}"`,
    hash ? ` integrity="${escapeHtml(hash)}"` : '',
    '></script>',
  ].join('');
}

/**
 * Starts the scripts once the first large picture is there, or at once when the page has none. On a slow phone all bytes
 * share one pipe: script that starts beside the first picture delays it, and without script the page can be read already.
 * An upper bound keeps a picture that never arrives from keeping the page still.
 */
export function scriptLoader({ preload, ask }: DocumentParts['scripts']): string {
  return `${LOADER}(${[preload, ask].map((part) => JSON.stringify(part)).join(',')})`;
}

const LOADER = `(function(p,a){
var started,types=self.trustedTypes,entry=document.querySelector('script[type="${ENTRY_TYPE}"]'),image=document.querySelector('img[fetchpriority="high"]');
function add(tag,set){var n=document.createElement(tag);for(var k in set)n[k]=set[k];document.head.appendChild(n)}
function start(){if(started)return;started=1;
if(document.documentElement.dataset.consent=="ask")p=p.concat(a);
p.forEach(function(h){add('link',{rel:'modulepreload',href:h})});
var policy=types&&types.createPolicy('facade-loader',{createScriptURL:function(){return entry.src}});
add('script',{type:'module',integrity:entry.integrity,src:policy?policy.createScriptURL(''):entry.src})}
if(!image||image.complete)start();
else{image.addEventListener('load',start);image.addEventListener('error',start);setTimeout(start,3000)}
})`.replaceAll('\n', '');
