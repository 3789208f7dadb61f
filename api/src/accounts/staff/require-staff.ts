import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/index.ts';
import { requirePerson } from '../require-person.ts';
import type { Staff } from './session.ts';
import { staffRealm } from './staff-realm.ts';

/** The staff member who sent the request. Throws `unauthorized` without a session of staff. */
export const requireStaff = (db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Staff> =>
  requirePerson(db, staffRealm, request, reply);
