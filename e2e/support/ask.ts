import type { APIRequestContext } from 'playwright/test';

/** Asks once, as a visitor with these headers, without following. */
export async function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { maxRedirects: 0, headers });
  return {
    status: answer.status(),
    to: answer.headers().location,
    vary: answer.headers().vary ?? '',
    cache: answer.headers()['cache-control'] ?? '',
    body: () => answer.text(),
  };
}
