import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestServer } from './testing/test-server.ts';

test('answers requests that were admitted before the server began to stop', async () => {
  const site = await startTestServer();
  await site.server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.server.server.address() as AddressInfo).port, '127.0.0.1');
  const accepted = once(site.server.server, 'connection');
  await Promise.all([once(socket, 'connect'), accepted]);
  const closed = site.close();
  await wait(50);
  socket.write('GET /nl/contact/ HTTP/1.1\r\nhost: www.agency.example\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const part of socket.setEncoding('utf8')) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});
