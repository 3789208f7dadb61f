import type { FastifyReply } from 'fastify';
import { ANY } from '../catalogue/index.ts';

/**
 * Header with the keys that an answer depends on, separated by spaces. The answer is valid until a change contains one
 * of them.
 */
export const KEYS_HEADER = 'surrogate-key';

/** The revision of an answer, or an older one since which it has not changed. */
export const REVISION_HEADER = 'facade-revision';

/** With longer keys an answer depends on everything, because headers are read whole into memory. */
const MOST = 400;

/** Sets the keys that the answer depends on. Without keys it depends on every change of the catalogue. */
export function dependsOn(reply: FastifyReply, keys: readonly string[]): void {
  const all = [...new Set(keys)];
  reply.header(KEYS_HEADER, all.length > MOST ? ANY : all.join(' '));
}

/** The keys of an answer. */
export const keysIn = (header: unknown): string[] =>
  typeof header === 'string' && header !== '' ? header.split(' ') : [ANY];
