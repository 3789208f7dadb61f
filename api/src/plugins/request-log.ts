import type { Api } from '../server.ts';

/**
 * One line in the log for each request, with the id under which the shell's log tells of it too. Without the query: it may say
 * what somebody looks for.
 */
export function addRequestLog(api: Api): void {
  api.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
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
