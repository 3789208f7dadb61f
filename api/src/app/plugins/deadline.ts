import { type Api, ProblemError } from '../../http/index.ts';
import { TIME_LIMITS } from '../../kernel/index.ts';
import { answerError } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds after which the request is answered with 503. Default: `answer` of the time limits. */
    deadline?: number;
  }
}

/**
 * Answers requests that take too long with 503; started work still finishes. Fastify's `handlerTimeout` ends as soon as
 * the body of a request has been read.
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
