import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { DocumentParts } from './document-parts.ts';

type EntryParts = Pick<DocumentParts, 'scripts' | 'integrity'>;

/**
 * Declares the entry script with its integrity for programs that read markup, such as scanners: browsers neither run nor load
 * this type. The loader does not read it, because injected markup could place another one before it.
 */
export function entryScript({ scripts, integrity }: EntryParts): string {
  const hash = integrity[scripts.entry];
  return [
    `<script type="facade/entry" src="${escapeHtml(scripts.entry)}"`,
    hash ? ` integrity="${escapeHtml(hash)}"` : '',
    '></script>',
  ].join('');
}

/**
 * Starts the scripts once the first large picture has loaded, or at once if the page has none. On a slow phone all bytes share
 * one connection: scripts loaded beside the first picture would delay it, and the page is readable without script. A timeout
 * ensures that a picture that never loads does not block the scripts. An entry that is lost is fetched again, past the cache, and
 * run under another URL: browsers never retry one that failed. The URLs are in the loader's own text, which the policy
 * allows by its hash: `strict-dynamic` trusts everything that this script loads.
 */
export function scriptLoader({ scripts, integrity }: EntryParts): string {
  const { entry, preload, ask } = scripts;
  const known = [entry, integrity[entry] ?? '', preload, ask];
  return `${LOADER}(${known.map((part) => JSON.stringify(part).replaceAll('<', '\\u003c')).join(',')})`;
}

const LOADER = `(function(entry,integrity,p,a){
var started,types=self.trustedTypes,image=document.querySelector('img[fetchpriority="high"]');
var policy=types&&types.createPolicy('facade-loader',{createScriptURL:function(n){return url(+n)}});
function url(n){return n?entry+'#'+n:entry}
function add(tag,set){var n=document.createElement(tag);for(var k in set)n[k]=set[k];document.head.appendChild(n)}
function run(n){function next(){run(n+1)}
function later(){setTimeout(function(){fetch(entry,{cache:'reload'}).then(next,next)},Math.min(500*Math.pow(2,n),15000))}
add('script',{type:'module',integrity:integrity,onerror:later,src:policy?policy.createScriptURL(n):url(n)})}
function start(){if(started)return;started=1;
if(document.documentElement.dataset.consent=="ask")p=p.concat(a);
p.forEach(function(h){add('link',{rel:'modulepreload',href:h})});
run(0)}
if(!image||image.complete)start();
else{image.addEventListener('load',start);image.addEventListener('error',start);setTimeout(start,3000)}
})`.replaceAll('\n', '');
