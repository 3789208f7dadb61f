import type { FuzzRequest } from '../request/fuzz-request.ts';
import { decoded } from '../send/decoded.ts';
import type { Answer } from '../send/exchange.ts';
import type { Target } from '../target/read-target.ts';
import { type Area, areaOf, pathOf, routeOf } from './area.ts';
import type { Failure } from './failure.ts';
import type { ResponseSchemas } from './response-schemas.ts';

/** A foreign host in headers and values of requests. */
const FOREIGN = 'zq.test';

/** Where the answer refers to a host that only the request names; null if it does not. */
function foreignHost({ target, body, headers }: FuzzRequest, answer: Answer): string | null {
  const { location = '', 'content-type': type = '' } = answer.headers;
  if (new RegExp(`^(?:https?:)?[\\\\/]{2}(?:[^/?#]*[.@])?${FOREIGN}`, 'i').test(location))
    return `redirects to ${location}`;
  const isNamed = headers.some(([, value]) => value.includes(FOREIGN));
  // In a URL or a form it is plain text.
  const isText = target.includes(FOREIGN) || body?.bytes.includes(FOREIGN);
  if (!isNamed || isText || !type.startsWith('text/html')) return null;
  return decoded(answer).includes(`//${FOREIGN}`) ? 'the page names the host that a header names' : null;
}

export interface CheckContext extends Pick<Target, 'languages'> {
  schemas: ResponseSchemas;
}

/** Checks the properties of every answer; null if all hold. */
export function checkAnswer(request: FuzzRequest, answer: Answer, context: CheckContext): Failure | null {
  const { status, headers, body } = answer;
  const area = areaOf(request);
  const fail = (kind: string, reason: string): Failure => ({ kind: `${kind}: ${area}`, reason });
  if (status >= 500)
    return { kind: `${status}: ${routeOf(request)}`, reason: `answers ${status}: ${body.toString('utf8', 0, 300)}` };
  if (isFromParser(answer)) return null;
  if (Object.keys(headers).some((name) => name.startsWith('zq-')))
    return fail('header from a value', 'a value of the request became a header of the answer');
  if (headers['x-content-type-options'] !== 'nosniff') return fail('nosniff', 'X-Content-Type-Options is not nosniff');
  const host = foreignHost(request, answer);
  if (host) return fail('foreign host', host);
  if (status === 429 && area === 'api' && !headers['retry-after']) return fail('retry', '429 without Retry-After');
  if (headers['set-cookie'] && headers['cache-control']?.includes('public'))
    return fail('shared cookie', 'sets a cookie in an answer that caches keep for everybody');
  const type = headers['content-type'] ?? '';
  if (body.length > 0 && !type) return fail('content type', 'a body without a content type');
  if (type.startsWith('text/html')) {
    const failure = checkPage(request, answer, context.languages);
    if (failure) return fail(failure.kind, failure.reason);
  }
  if (status >= 400) {
    const reason = wrongError(answer, area, request.method);
    if (reason) return fail('error document', `${status}: ${reason}`);
  }
  const mismatch = context.schemas.mismatch(request, answer);
  return mismatch === null ? null : { kind: `schema: ${routeOf(request)}`, reason: mismatch };
}

/** Node.js itself answers bytes that are not a request: no handler of the site has seen them. */
const isFromParser = ({ status, headers }: Answer): boolean =>
  [400, 408, 413, 417, 431].includes(status) && !headers['x-request-id'];

/** The problem of an error answer; null if there is none. */
function wrongError({ headers, body, status }: Answer, area: Area, method: string): string | null {
  const type = headers['content-type'] ?? '';
  if (!headers['x-request-id']) return 'no X-Request-Id';
  const isPage = type.startsWith('text/html');
  const isProblem = type.startsWith('application/problem+json');
  if (area === 'api' && !isProblem) return `not a problem document but "${type}"`;
  if (area === 'page' && !isPage) return `not a page but "${type}"`;
  if (!isPage && !isProblem) return `neither a page nor a problem document but "${type}"`;
  if (!isProblem || method === 'HEAD') return null;
  const problem = parse(body);
  if (!problem || problem.status !== status || typeof problem.title !== 'string' || typeof problem.type !== 'string')
    return `not a problem document: ${body.toString('utf8', 0, 200)}`;
  return problem.requestId === headers['x-request-id'] ? null : 'its request id is not that of the header';
}

function parse(body: Buffer): Record<string, unknown> | null {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Checks a document: complete, in the language of its address, and without unescaped parts of the request. */
function checkPage(request: FuzzRequest, answer: Answer, languages: readonly string[]): Failure | null {
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
