import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '../../agency/staff/session.ts';
import type { Db } from '../../database/index.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { requireStaff } from './require-staff.ts';

/** As `requireStaff`; throws `managers-only` for an agent. */
export async function requireManager(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<Staff> {
  const staff = await requireStaff(db, request, reply);
  if (staff.role !== 'manager') throw new ProblemError('managers-only');
  return staff;
}
