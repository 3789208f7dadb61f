import type { FastifyReply, FastifyRequest } from 'fastify';
import { requirePerson } from '../../accounts/require-person.ts';
import type { Db } from '../../database/index.ts';
import { ownerRealm } from '../../owners/owner-realm.ts';

/** The owner who sent the request. Throws `unauthorized` without a session of an owner. */
export const requireOwner = (db: Db, request: FastifyRequest, reply: FastifyReply) =>
  requirePerson(db, ownerRealm, request, reply);
