import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/index.ts';
import { requirePerson } from '../require-person.ts';
import { ownerRealm } from './owner-realm.ts';

/** The owner who sent the request. Throws `unauthorized` without a session of an owner. */
export const requireOwner = (db: Db, request: FastifyRequest, reply: FastifyReply) =>
  requirePerson(db, ownerRealm, request, reply);
