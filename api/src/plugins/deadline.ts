import { ProblemError } from '../problems/problem-error.ts';
import type { Api } from '../server.ts';
import { answerError } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds after which the request is answered with 503; {@link DEADLINE} where none is given. */
    deadline?: number;
  }
}

/** Milliseconds after which a request is answered with 503, whatever it waits for. */
const DEADLINE = 5000;

/**
 * Answers what takes too long with 503; what was begun still finishes. Fastify's own `handlerTimeout` forgets a request as soon
 * as its body has been read.
 */
export function addDeadline(api: Api): void {
  api.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.config.deadline ?? DEADLINE;
    const timer = setTimeout(() => {
      if (!reply.sent) answerError(new ProblemError('unavailable'), request, reply);
    }, limit);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
