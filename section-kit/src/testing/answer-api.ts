/** Status (default 200) and JSON of an answer, or a request that never ends. */
export type ApiAnswer = { status?: number; body?: unknown } | 'pending';

const API = '/api';

/** Answers the page's api calls from a table by path; all other requests go out. Returns a function that ends this. */
export function answerApi(answers: Record<string, ApiAnswer> = {}): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith(`${API}/`)) return fetch(input, init);
    const answer = answers[pathname.slice(API.length)] ?? { status: 404 };
    if (answer === 'pending') return new Promise(() => {});
    return Response.json(answer.body ?? {}, { status: answer.status });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
