import { browserApi, isApiError, messagesOf } from '@facade/section-kit';
import type { FormId, FormReceipt, Language } from '@facade/shared-domain/model';
import type { GetProof } from '../captcha/get-proof.ts';
import { forgetFormKey, formKey } from './form-key.ts';

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

/** Nobody knows whether the form was stored, or the answer says to come back. 0: no answer. */
const AGAIN = new Set([0, 502, 503, 504]);

/**
 * Sends a form to the api, and again by itself where no answer comes: each attempt carries the same key, under which the api
 * stores it once. A proof that is not taken is replaced by another, once. Never rejects: a network that fails is an answer too, with no message of the api.
 */
export async function sendForm(
  form: FormId,
  values: object,
  language: Language,
  getProof: GetProof = async () => '',
): Promise<Sent> {
  const body = { ...values, language };
  const content = form + JSON.stringify(body);
  const headers = { 'accept-language': language, 'idempotency-key': formKey(content) };
  const attempt = (proof: string) =>
    postUntilAnswered(`/forms/${form}`, proof === '' ? body : { ...body, captcha: proof }, headers);
  try {
    const receipt = await attempt(await getProof()).catch(async (error) => {
      const proof = 'captcha' in messagesOf(error) ? await getProof(true) : '';
      if (proof === '') throw error;
      return attempt(proof);
    });
    forgetFormKey(content);
    return { ok: true, receipt };
  } catch (error) {
    // While nobody knows whether it arrived, the same words keep their key.
    if (!AGAIN.has(statusOf(error))) forgetFormKey(content);
    return { ok: false, errors: messagesOf(error) };
  }
}

/** Throws the last answer there was, or why there was none. */
async function postUntilAnswered(path: string, body: object, headers: Record<string, string>): Promise<FormReceipt> {
  const begin = performance.now();
  let last: unknown;
  for (const wait of [...WAITS, null]) {
    try {
      return await browserApi.post<FormReceipt>(path, body, { headers, signal: AbortSignal.timeout(ATTEMPT) });
    } catch (error) {
      if (!AGAIN.has(statusOf(error))) throw error;
      if (statusOf(error) > 0 || !last) last = error;
      const pause = Math.max(wait ?? 0, isApiError(error) ? error.retryAfter * 1000 : 0);
      if (wait === null || performance.now() - begin + pause > LAST_BEGIN) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw last;
}

const statusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);
