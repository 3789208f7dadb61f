import { type Agent, get } from 'node:http';

export interface Answer {
  /** 0: no answer. */
  status: number;
  retryAfter: string | undefined;
  milliseconds: number;
}

/** Requests a page as a browser does, and reads the complete answer. Never rejects. */
export function ask(url: string, agent: Agent): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, milliseconds: performance.now() - started });
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0, response.headers['retry-after']));
      response.once('error', () => end(0));
    });
    request.once('error', () => end(0));
  });
}
