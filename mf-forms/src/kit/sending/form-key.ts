/** Sent forms without an answer, in this document's memory only: content → key. */
const keys = new Map<string, string>();

const BYTES = 16;

/**
 * The form's `Idempotency-Key`, so that the api stores it once however often it is sent: the same for the
 * same content until {@link forgetFormKey}.
 */
export function formKey(content: string): string {
  const key = keys.get(content) ?? randomKey();
  keys.set(content, key);
  return key;
}

/** The form was answered: the same content again is another form. */
export const forgetFormKey = (content: string): void => void keys.delete(content);

/** Not `crypto.randomUUID`, which a page without https does not have. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
