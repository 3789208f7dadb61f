import { listen, type RunningServer } from './listen.ts';

/** The site's api, but of an agency with other settings than the sample agency: trackers, a popup, what waits for consent. */
export const apiWithSettings = (site: string, settings: Record<string, unknown>): Promise<RunningServer> =>
  changedApi(site, (path, answer) => (path.startsWith('/api/site?') ? { ...answer, ...settings } : answer));

/** The site's api, some of whose answers are changed. */
export function changedApi(
  site: string,
  change: (path: string, answer: Record<string, unknown>) => object,
): Promise<RunningServer> {
  return listen(async (request, response) => {
    const { method, url = '' } = request;
    const body = method === 'POST' ? await new Response(request as never).arrayBuffer() : undefined;
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(site + url, {
      method,
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      body,
      redirect: 'manual',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    const isChanged = answer.ok && method === 'GET' && /^\/api\/(site|content)\?/.test(url);
    response.end(isChanged ? JSON.stringify(change(url, JSON.parse(bytes.toString('utf8')))) : bytes);
  });
}
