import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServerApi } from './api-client.ts';

test('requests a no-store answer again, caches any other', async () => {
  const asked: string[] = [];
  const api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const headers = request.url === '/api/once' ? { 'cache-control': 'no-store' } : {};
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(String(asked.length));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const client = new ServerApi(`http://127.0.0.1:${port}`, {
    read: (response) => response.json(),
    unreachable: () => new Error('no answer'),
  }).client();
  try {
    for (const path of ['/once', '/once', '/kept', '/kept']) await client.get(path);
    expect(asked).toEqual(['/api/once', '/api/once', '/api/kept']);
  } finally {
    await new Promise((resolve) => api.close(resolve));
  }
});
