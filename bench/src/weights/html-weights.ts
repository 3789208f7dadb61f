import { brotliCompressSync, constants } from 'node:zlib';
import { STATE_ELEMENT } from '@facade/shell/protocol/page-state';

/** Kinds of bytes in a document → what is taken out to weigh them. */
const KINDS: Readonly<Record<string, (html: string) => string>> = {
  markup: (html) => html.replace(/<body[\s\S]*?(?=<script type="application\/json")/, '<body>'),
  styles: (html) => html.replace(/<style[\s\S]*?<\/style>/g, ''),
  texts: (html) => withState(html, (state) => ({ ...state, texts: {} })),
  data: (html) => withState(html, (state) => ({ ...state, page: null })),
  'other state': (html) => withState(html, ({ texts, page }) => ({ texts, page })),
  'import map': (html) => html.replace(/<script type="importmap"[\s\S]*?<\/script>/, ''),
  'structured data': (html) => html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, ''),
  'hints and tags': (html) => html.replace(/<(?:meta|link)\b[^>]*>/g, ''),
};

/**
 * Kilobytes that a document would lose without its bytes of each kind, compressed as the site does. What two kinds share counts for
 * neither, so the sum is less than the whole.
 */
export function htmlWeights(html: string): Record<string, number> {
  const whole = kilobytes(html);
  return Object.fromEntries(Object.entries(KINDS).map(([kind, without]) => [kind, whole - kilobytes(without(html))]));
}

function withState(html: string, change: (state: Record<string, unknown>) => object): string {
  const element = new RegExp(`(<script type="application/json" id="${STATE_ELEMENT}">)([\\s\\S]*?)(</script>)`);
  return html.replace(element, (_, start, state, end) => start + JSON.stringify(change(JSON.parse(state))) + end);
}

const kilobytes = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } })
    .length / 1000;
