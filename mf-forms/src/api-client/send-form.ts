import type { FormName, FormReceipt, Language, Problem } from '@facade/shared-domain/model';
import { forgetFormKey, formKey } from '../model/form-key.ts';

export type Sent =
  | { ok: true; receipt: FormReceipt }
  /** Refused: per field a message in the visitor's language; `''` is about the form as a whole. */
  | { ok: false; errors: Record<string, string> };

/** One attempt, in milliseconds. */
const ATTEMPT = 10_000;
/** Waits before it is sent again, in milliseconds: a connection that was lost, a server that is being restarted. */
const WAITS = [1000, 3000];
/** No attempt begins later than this after the first: then the visitor is told, and may send it again. */
const LAST_BEGIN = 15_000;

/** Nobody knows whether the form was stored, or the answer says to come back. */
const AGAIN = new Set([502, 503, 504]);

/**
 * Sends a form to the api, and again by itself where no answer comes: each attempt carries the same key, under which the api
 * stores it once. Never rejects: a network that fails is an answer too, with no message of the api.
 */
export async function sendForm(form: FormName, values: object, language: Language): Promise<Sent> {
  const body = JSON.stringify({ ...values, language });
  const content = form + body;
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'accept-language': language,
      'idempotency-key': formKey(content),
    },
    body,
  };
  const response = await sendUntilAnswered(`/api/forms/${form}`, init);
  // While nobody knows whether it arrived, the same words keep their key.
  if (!response) return { ok: false, errors: {} };
  try {
    const answer = await response.json();
    if (!AGAIN.has(response.status)) forgetFormKey(content);
    if (response.ok) return { ok: true, receipt: answer };
    const { detail, title, errors = {} } = answer as Problem;
    return { ok: false, errors: Object.keys(errors).length > 0 ? errors : { '': detail || title } };
  } catch {
    return { ok: false, errors: {} };
  }
}

/** The last answer there was; null: none at all. */
async function sendUntilAnswered(url: string, init: RequestInit): Promise<Response | null> {
  const begin = performance.now();
  let last: Response | null = null;
  for (const wait of [...WAITS, null]) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ATTEMPT) }).catch(() => null);
    if (response && !AGAIN.has(response.status)) return response;
    last = response ?? last;
    const pause = Math.max(wait ?? 0, secondsIn(response) * 1000);
    if (wait === null || performance.now() - begin + pause > LAST_BEGIN) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return last;
}

const secondsIn = (response: Response | null): number => Number(response?.headers.get('retry-after')) || 0;
