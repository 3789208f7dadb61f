import { RegistryError, StoreAway } from '@facade/platform/registry/errors';
import type { RefusedAnswer } from '../client/protocol.ts';
import { CommandError } from '../commands/command.ts';

/** A request that is answered with the rule it breaks. */
export class Refused extends Error {
  readonly status: number;
  readonly answer: RefusedAnswer;

  constructor(status: number, answer: RefusedAnswer) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** The answer to a fault of our own. */
export const FAILED: RefusedAnswer = { code: 'failed', message: 'the registry service failed; its log says why' };

/** The refusal for any error of a request; null for a fault of our own. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  const { message, statusCode = 500, code } = error as Error & { statusCode?: number; code?: string };
  if (error instanceof StoreAway) return new Refused(503, { code: 'store-away', message });
  if (error instanceof RegistryError || error instanceof CommandError)
    return new Refused(409, { code: 'conflict', message });
  if (statusCode >= 400 && statusCode < 500)
    return new Refused(statusCode, { code: CODES[statusCode] ?? 'bad-request', message: message || String(code) });
  return null;
}

/** What Fastify refuses by itself. */
const CODES: Record<number, string> = { 404: 'no-such-address', 413: 'too-large', 415: 'bad-request' };
