import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { limitBodies } from './limit-bodies.ts';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('whole'));
});
limitBodies(server, { plain: 150, upload: 5000 });
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

/** Sends half of a body at once and the rest after 400 ms. */
async function slowly(path: string, type: string): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 10\r\n\r\n`;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.write(`${head}12345`);
  const rest = setTimeout(() => socket.write('67890'), 400);
  let text = '';
  for await (const part of socket) text += part;
  clearTimeout(rest);
  return text.split('\r\n')[0] ?? '';
}

test.each([
  ['/api/uploads', 'multipart/form-data; boundary=x', 200],
  ['/nl/downloads/kandidatuur/', 'Multipart/Form-Data; boundary=x', 200],
  ['/api/uploads', 'application/json', 408],
  ['/api/forms/contact', 'multipart/form-data; boundary=x', 408],
  ['/_shell/report', 'multipart/form-data; boundary=x', 408],
  ['/nl/contact/', 'application/x-www-form-urlencoded', 408],
])('a slow %s as %s: %d', async (path, type, status) => {
  expect(await slowly(path, type)).toContain(`HTTP/1.1 ${status}`);
});
