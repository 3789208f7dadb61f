import { loggedPath } from '@facade/server-kit/logged-path';
import type { FastifyInstance } from 'fastify';
import type { RenderedPage } from '../../pages/rendered-page.ts';
import { noteGoals } from '../goals/note-goals.ts';
import type { Observer } from '../observer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page in the answer; null if the answer is not a page. */
    shown: RenderedPage | null;
    /** Name of the form that was posted to a page and sent to the api; null if none was. */
    sentForm: string | null;
    /** Not rendered because of overload. There may be thousands of these, so they are logged as one line. */
    isRefused: boolean;
  }
}

/** Whether a log of this level contains lines of level `info`. */
const isInfoLogged = (level: string): boolean => ['info', 'debug', 'trace'].includes(level);

/** Logs and counts each request with its id, and returns the id to the client. */
export function logRequests(server: FastifyInstance, observer: Observer): void {
  server.decorateRequest('shown', null);
  server.decorateRequest('sentForm', null);
  server.decorateRequest('isRefused', false);
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, shown, isRefused, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    observer.metrics.answered(status);
    if (shown) observer.sent(shown, request);
    noteGoals(observer, request, status);
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
