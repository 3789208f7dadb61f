import type { StaffMember } from '@facade/shared-domain/model';
import type { Staff } from './session.ts';

/** What colleagues see of each other. */
export const memberOf = ({ id, name, email, role }: Staff): StaffMember => ({ id, name, email, role });
