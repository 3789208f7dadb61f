import type { ApiAnswer } from '@facade/section-kit/testing';

const API = '/api';

/**
 * In place of a server, in the browser that shows the gallery: answers the page's api calls from a table by path. All other requests go
 * out.
 */
export function answerApi(answers: Record<string, ApiAnswer> = {}): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith(`${API}/`)) return fetch(input, init);
    const answer = answers[pathname.slice(API.length)] ?? { status: 404 };
    if (answer === 'pending') return new Promise(() => {});
    return Response.json(answer.body ?? {}, { status: answer.status });
  };
}
