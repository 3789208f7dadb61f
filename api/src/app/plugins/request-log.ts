import { loggedPath } from '@facade/server-kit/logged-path';
import type { Api } from '../../http/index.ts';
import type { Metrics } from '../../platform/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reason of a 503 in the metric `facade_refused_total`. Default: `unavailable`. */
    refusal?: string;
  }
}

/** Logs and counts each request, under the same id as in the shell's log. */
export function addRequestLog(api: Api, metrics: Metrics): void {
  api.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    metrics.answered(reply.statusCode, request.routeOptions.config?.refusal);
    const line = {
      method,
      path: loggedPath(request.url),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (line.status >= 500) log.warn(line, 'request');
    else log.info(line, 'request');
  });
}
