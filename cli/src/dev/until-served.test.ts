import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilServed } from './until-served.ts';

/** A shell that answers with the releases of this list in turn, and repeats the last. */
let versions: string[];
let server: Server;
let shell: string;
let asked: number;
beforeEach(async () => {
  asked = 0;
  server = createServer(({ url }, response) => {
    asked += 1;
    expect(url).toBe('/_release/mf-x');
    const version = versions.length > 1 ? versions.shift() : versions[0];
    if (version === undefined) response.writeHead(404);
    response.end(JSON.stringify({ version }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  shell = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

test('polls until the shell renders the release', async () => {
  versions = ['1', '1', '2'];
  await untilServed(shell, 'mf-x', '2', new AbortController().signal);
  expect(asked).toBe(3);
});

test('does not wait for a release that a newer one has replaced', async () => {
  versions = ['1'];
  const superseded = new AbortController();
  const waiting = untilServed(shell, 'mf-x', '2', superseded.signal);
  await once(server, 'request');
  superseded.abort();
  await expect(waiting).resolves.toBeUndefined();
});
