import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Anyone can send an id, and it appears in logs and answers, so only plain ones are accepted. */
const PLAIN = /^[\w.-]{1,64}$/;

/** The id of a request in the logs of shell and api: the one chosen by a proxy in front of us, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID();
}
