import { TIME_LIMITS } from '../time-limits.ts';

/** How often counts are handed to the api, in milliseconds. */
export const HAND_OVER = 5000;

/** Sends what this shell has counted to an address of the api outside of its `/api`, so that visitors cannot. Rejects if it is not stored. */
export const countsSender =
  (apiUrl: string, path: string) =>
  async (counts: object): Promise<Response> => {
    const response = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(counts),
      signal: AbortSignal.timeout(TIME_LIMITS.apiAnswer),
    });
    if (response.ok) return response;
    throw new Error(`the api answered ${response.status} to ${path}`);
  };
