import type { FormName, FormReceipt, Language, Problem } from '@facade/shared-domain/model';

export type Sent =
  | { ok: true; receipt: FormReceipt }
  /** Refused: per field a message in the visitor's language; `''` is about the form as a whole. */
  | { ok: false; errors: Record<string, string> };

/** After this long without an answer the visitor may try again, in milliseconds. */
const PATIENCE = 20_000;

/** Sends a form to the api. Never rejects: a network that fails is an answer too, with no message of the api. */
export async function sendForm(form: FormName, values: object, language: Language): Promise<Sent> {
  try {
    const response = await fetch(`/api/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
      body: JSON.stringify({ ...values, language }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return { ok: true, receipt: await response.json() };
    const { detail, title, errors = {} } = (await response.json()) as Problem;
    return { ok: false, errors: Object.keys(errors).length > 0 ? errors : { '': detail || title } };
  } catch {
    return { ok: false, errors: {} };
  }
}
