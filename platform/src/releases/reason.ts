import { actor } from '../registry/actor.ts';
import type { ChangeNote } from '../registry/document/document.ts';

/** Who makes a change, and why. */
export interface Reason extends Partial<Pick<ChangeNote, 'by' | 'why' | 'identity'>> {}

/** The part of a change's note that says who and why. */
export const whoAndWhy = ({ by = actor(), why, identity }: Reason) => ({
  by,
  ...(why ? { why } : {}),
  ...(identity && { identity }),
});
