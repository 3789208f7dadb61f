import type { FuzzRequest } from '../request/fuzz-request.ts';
import { decoded } from '../send/decoded.ts';
import type { Answer } from '../send/exchange.ts';
import { areaOf, pathOf } from './area.ts';
import type { Failure } from './failure.ts';

/** Checks a document: complete, in the language of its address, and without unescaped parts of the request. */
export function checkPage(request: FuzzRequest, answer: Answer, languages: readonly string[]): Failure | null {
  if (request.method === 'HEAD' || answer.body.length === 0) return null;
  const html = decoded(answer);
  if (!html.trimEnd().endsWith('</html>')) return { kind: 'page', reason: 'the document does not end with </html>' };
  // In text and in attributes all three signs are escaped, in the page's state the first is.
  const unescaped = ['zq<zq', 'zq"zq'].find((sign) => html.includes(sign));
  if (unescaped) return { kind: 'unescaped', reason: `${unescaped} stands in the page as it was sent` };
  const language = html.match(/<html[^>]*\slang="([^"]*)"/)?.[1] ?? '';
  if (!languages.includes(language)) return { kind: 'language', reason: `the page is in "${language}"` };
  if (areaOf(request) !== 'page') return null;
  const prefix = pathOf(request.target).split('/')[1] ?? '';
  if (languages.includes(prefix) && prefix !== language)
    return { kind: 'language', reason: `the page is in ${language}, its address in ${prefix}` };
  return null;
}
