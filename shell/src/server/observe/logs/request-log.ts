import { loggedPath } from '@facade/server-kit/logged-path';
import type { FastifyInstance } from 'fastify';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import type { Observer } from '../observer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page it was answered with; null for what is no page. */
    shown: RenderedPage | null;
    /** Not rendered for want of time: there may be thousands of these at once, logged as one line. */
    isRefused: boolean;
  }
}

/** Whether a log of this level has lines of level `info`. */
const isInfoLogged = (level: string): boolean => ['info', 'debug', 'trace'].includes(level);

/** One line in the log and one count for each request, with its id; the id goes back to who asked. */
export function logRequests(server: FastifyInstance, observer: Observer): void {
  server.decorateRequest('shown', null);
  server.decorateRequest('isRefused', false);
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, shown, isRefused, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    observer.metrics.answered(status);
    if (shown) observer.sent(shown, request);
    const isFailure = status >= 500 && !isRefused;
    if (!isFailure && !isInfoLogged(log.level)) return;
    const line = {
      method,
      path: loggedPath(request.url),
      route: shown?.kind || (request.routeOptions.url ?? 'none'),
      status,
      durationMs: Math.round(elapsedTime * 10) / 10,
      ...(shown ? { releases: shown.releases } : {}),
    };
    if (isFailure) log.warn(line, 'request');
    else log.info(line, 'request');
  });
}
