import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../http/index.ts';
import type { Db } from '../../platform/index.ts';
import { requireStaff } from './require-staff.ts';
import type { Staff } from './session.ts';

/** As `requireStaff`; throws `managers-only` for an agent. */
export async function requireManager(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Staff> {
  const staff = await requireStaff(db, request, reply);
  if (staff.role !== 'manager') throw new ProblemError('managers-only');
  return staff;
}
