import { createHmac, type KeyObject } from 'node:crypto';
import type { Visitor } from '../../../variants/visitor.ts';

/**
 * The key under which the api knows a form posted without JavaScript (`Idempotency-Key`). A page cannot contain a key, because
 * caches give the same page to many visitors. So the key is derived from everything the visitor sent, address and browser. The
 * same post again, because the answer was lost or the page reloaded, is the same form while the api remembers its key (24
 * hours). A visitor who sends the same text again within that time is thanked; the agency already has it.
 */
export function postedFormKey(
  key: KeyObject,
  form: string,
  values: Record<string, unknown>,
  { address, agent }: Pick<Visitor, 'address' | 'agent'>,
): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key)
    .update(JSON.stringify([form, sorted, address, agent]))
    .digest('base64url');
}
