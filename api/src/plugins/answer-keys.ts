import type { FastifyReply } from 'fastify';
import { ANY } from '../catalogue/changes/keys.ts';

/** Header with what an answer is made of, separated by spaces: it is as it was until a change names one of them. */
export const KEYS_HEADER = 'surrogate-key';

/** The revision that an answer is of, or an older one whose changes leave it as it is. */
export const REVISION_HEADER = 'facade-revision';

/** Above this an answer depends on everything: headers are read whole into memory. */
const MOST = 400;

/** Says what the answer is made of; an answer that says nothing depends on any change of the catalogue. */
export function dependsOn(reply: FastifyReply, keys: readonly string[]): void {
  const all = [...new Set(keys)];
  reply.header(KEYS_HEADER, all.length > MOST ? ANY : all.join(' '));
}

/** What an answer says that it is made of. */
export const keysIn = (header: unknown): string[] =>
  typeof header === 'string' && header !== '' ? header.split(' ') : [ANY];
