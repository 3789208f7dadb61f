import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Anybody can send one: it goes into logs and answers, so only plain ones are taken over. */
const PLAIN = /^[\w.-]{1,64}$/;

/** The id under which the logs of shell and api tell of one request: what a proxy before us chose, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID();
}
