import { createHmac, type KeyObject } from 'node:crypto';
import type { Visitor } from '../../variants/visitor.ts';

/**
 * What the api knows a form by that was posted without JavaScript (`Idempotency-Key`). A page cannot carry a key of its own:
 * caches give the same page to many. So it is made of all that the visitor sent, and of address and browser: the same post
 * again, because the answer was lost or the page reloaded, is the same form as long as the api remembers its key (24 hours).
 * Whoever wants to send the same words once more within that time is thanked, and the agency has them already.
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
