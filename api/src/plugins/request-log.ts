import type { Metrics } from '../operation/metrics.ts';
import type { Api } from '../server.ts';

/**
 * One line in the log and one count for each request, with the id under which the shell's log tells of it too. Without the query: it may say
 * what somebody looks for.
 */
export function addRequestLog(api: Api, metrics: Metrics): void {
  api.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    metrics.answered(reply.statusCode);
    const line = {
      method,
      path: request.url.split('?')[0],
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (line.status >= 500) log.warn(line, 'request');
    else log.info(line, 'request');
  });
}
