import { listen, type RunningServer } from './listen.ts';

/** The site's api, but of an agency with other settings than the sample agency: trackers, a popup, what waits for consent. */
export function apiWithSettings(site: string, settings: Record<string, unknown>): Promise<RunningServer> {
  return listen(async (request, response) => {
    const body = request.method === 'POST' ? await new Response(request as never).arrayBuffer() : undefined;
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(site + request.url, {
      method: request.method,
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      body,
      redirect: 'manual',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    const isSettings = request.url?.startsWith('/api/site?') && answer.ok;
    response.end(isSettings ? JSON.stringify({ ...JSON.parse(bytes.toString('utf8')), ...settings }) : bytes);
  });
}
