import type { ChangeNote } from '@facade/platform/registry';
import type { Right } from '@facade/platform/registry/teams';
import { Refused } from '../refused.ts';

/** Who sent a request, verified. */
export interface Identity {
  kind: NonNullable<ChangeNote['identity']>;
  /** The same for all requests with one key, or from one repository on one build server. */
  id: string;
  /** As the history names it. */
  by: string;
  /** Section → what it may do there; of the operator: everything. */
  rights: ReadonlyMap<string, readonly Right[]> | 'all';
}

/** Throws with the name of the missing right. */
export function assertMay(identity: Identity, section: string, ...oneOf: Right[]): void {
  if (identity.rights === 'all') return;
  const rights = identity.rights.get(section);
  const right = oneOf.join('" or "');
  if (!rights) {
    const own = [...identity.rights.keys()].join(', ');
    const message = `${identity.by} belongs to the team of ${own}: it lacks the right "${right}" on ${section}`;
    throw new Refused(403, { code: 'wrong-section', message });
  }
  if (oneOf.some((wanted) => rights.includes(wanted))) return;
  throw new Refused(403, { code: 'missing-right', message: `${identity.by} lacks the right "${right}" on ${section}` });
}

/** Throws unless the operator asks. */
export function assertOperator(identity: Identity): void {
  if (identity.rights !== 'all')
    throw new Refused(403, { code: 'operator-only', message: `${identity.by} is not the operator of this site` });
}
