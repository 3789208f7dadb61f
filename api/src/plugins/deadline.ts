import type { Api } from '../api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { TIME_LIMITS } from '../time-limits.ts';
import { answerError } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds after which the request is answered with 503; `answer` of the time limits where none is given. */
    deadline?: number;
  }
}

/**
 * Answers what takes too long with 503; what was begun still finishes. Fastify's own `handlerTimeout` forgets a request as soon
 * as its body has been read.
 */
export function addDeadline(api: Api): void {
  api.addHook('onRequest', async (request, reply) => {
    const limit = request.routeOptions.config.deadline ?? TIME_LIMITS.answer;
    const timer = setTimeout(() => {
      if (!reply.sent) answerError(new ProblemError('unavailable'), request, reply);
    }, limit);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
