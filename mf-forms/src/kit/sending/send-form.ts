import { browserApi, isApiError, messagesOf } from '@facade/section-kit';
import { FORM_ATTEMPT, LAST_FORM_RETRY } from '@facade/section-kit/time-limits';
import type { FormId, FormReceipt, Language } from '@facade/shared-domain/model';
import type { GetProof } from '../captcha/get-proof.ts';

/** Sent forms without an answer, in this document's memory only: content → key. */
const keys = new Map<string, string>();

const KEY_BYTES = 16;

/**
 * The form's `Idempotency-Key`, so that the api stores it once however often it is sent: the same for the
 * same content until {@link forgetFormKey}.
 */
function formKey(content: string): string {
  const key = keys.get(content) ?? randomKey();
  keys.set(content, key);
  return key;
}

/** The form was answered: the same content again is another form. */
const forgetFormKey = (content: string): void => void keys.delete(content);

/** Not `crypto.randomUUID`, which a page without https does not have. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type Sent =
  | { ok: true; receipt: FormReceipt }
  /** Refused: per field a message in the visitor's language; `''` is about the form as a whole. */
  | { ok: false; errors: Record<string, string> };

/** Pauses before the retries, in milliseconds: for a lost connection or a restarting server. */
const WAITS = [1000, 3000];

/** Statuses for a retry: it is unknown whether the form was stored, or the server asks to retry. 0: no answer. */
const AGAIN = new Set([0, 502, 503, 504]);

/**
 * Sends a form to the api and retries automatically without an answer: each attempt has the same key, under which the api
 * stores it once. A refused proof is replaced once. Never rejects: a network failure is a result, too, without a message of the
 * api.
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
    // While it is unknown whether it arrived, the same content keeps its key.
    if (!AGAIN.has(statusOf(error))) forgetFormKey(content);
    return { ok: false, errors: messagesOf(error) };
  }
}

/** Throws the last error answer or network error. */
async function postUntilAnswered(path: string, body: object, headers: Record<string, string>): Promise<FormReceipt> {
  const begin = performance.now();
  let last: unknown;
  for (const wait of [...WAITS, null]) {
    try {
      return await browserApi.post<FormReceipt>(path, body, { headers, signal: AbortSignal.timeout(FORM_ATTEMPT) });
    } catch (error) {
      if (!AGAIN.has(statusOf(error))) throw error;
      if (statusOf(error) > 0 || !last) last = error;
      const pause = Math.max(wait ?? 0, isApiError(error) ? error.retryAfter * 1000 : 0);
      if (wait === null || performance.now() - begin + pause > LAST_FORM_RETRY) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw last;
}

const statusOf = (error: unknown): number => (isApiError(error) ? error.status : 0);
