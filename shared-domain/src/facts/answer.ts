/** The answer about a permit or a connection. */
export type Answer = 'yes' | 'no' | 'onRequest';

const WORDS: Readonly<Record<string, Answer>> = {
  yes: 'yes',
  true: 'yes',
  '1': 'yes',
  no: 'no',
  false: 'no',
  '0': 'no',
  onrequest: 'onRequest',
  '2': 'onRequest',
};

/**
 * Yes, no or on request, however the CRM writes it (true, 1, "Yes", "onRequest", 2); null for anything else, such as a text of
 * the agency's own.
 * @example readAnswer(2) // 'onRequest'
 */
export function readAnswer(value: unknown): Answer | null {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return null;
  const key = String(value)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  return Object.hasOwn(WORDS, key) ? (WORDS[key] ?? null) : null;
}
