import { actor } from '../registry/actor.ts';
import type { ChangeNote, RegistryDocument } from '../registry/document/document.ts';

/** Who makes a change, and why. */
export interface Reason extends Partial<Pick<ChangeNote, 'by' | 'why' | 'identity'>> {}

/** A change that is not made in every state of the registry. */
export interface Conditional {
  /** Called with each registry state that is about to be replaced; nothing is changed if it rejects. */
  assertFits?: (document: RegistryDocument) => Promise<void>;
}

/** The part of a change's note that says who and why. */
export const whoAndWhy = ({ by = actor(), why, identity }: Reason) => ({
  by,
  ...(why ? { why } : {}),
  ...(identity && { identity }),
});
