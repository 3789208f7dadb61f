import type { FastifyReply, FastifyRequest } from 'fastify';
import { requirePerson } from '../../accounts/require-person.ts';
import type { Staff } from '../../agency/staff/session.ts';
import { staffRealm } from '../../agency/staff/staff-realm.ts';
import type { Db } from '../../database/index.ts';

/** The staff member who sent the request. Throws `unauthorized` without a session of staff. */
export const requireStaff = (db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Staff> =>
  requirePerson(db, staffRealm, request, reply);
