import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import { curlOf, rawCommand } from './curl.ts';
import type { FuzzRequest } from './fuzz-request.ts';

/** Keeps the bytes of what it is sent, and answers. */
describe('a printed command', () => {
  let server: Server;
  let received = '';
  let host = '';
  beforeAll(async () => {
    server = createServer((socket) => {
      received = '';
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        received += bytes.toString('latin1');
        setTimeout(() => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'), 50);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const sender = () => ({ host, visitor: '10.0.0.1', session: 'id=7' });
  const run = async (command: string) => {
    await promisify(execFile)('bash', ['-c', command]);
    return received;
  };

  test('sends path, headers and body byte by byte', async () => {
    const request: FuzzRequest = {
      method: 'PATCH',
      target: '/a/../b%00?x=[1]&y=\xed\xa0\x80',
      headers: [
        ['Cookie', "a='1'; {session}"],
        ['X-Empty', ''],
        ['X-High', '\xff'],
      ],
      body: { bytes: 'a\0b%c\\n\xff', framing: 'length' },
    };
    const sent = await run(curlOf(request, sender()));
    expect(sent).toContain('PATCH /a/../b%00?x=[1]&y=\xed\xa0\x80 HTTP/1.1\r\n');
    expect(sent).toContain("Cookie: a='1'; id=7\r\n");
    expect(sent).toMatch(/X-Empty:\s*\r\n/);
    expect(sent).toContain('X-High: \xff\r\n');
    expect(sent.endsWith('\r\n\r\na\0b%c\\n\xff')).toBe(true);
    expect(sent).not.toMatch(/content-type/i);
  });

  test('compresses long bodies', async () => {
    const bytes = 'ab'.repeat(50_000);
    const command = curlOf({ method: 'POST', target: '/', headers: [], body: { bytes, framing: 'length' } }, sender());
    expect(command.length).toBeLessThan(1500);
    expect((await run(command)).endsWith(bytes)).toBe(true);
  });

  test('sends bytes that are not a request', async () => {
    const bytes = Buffer.from("GET\0 / HTTP/1.1\n\r\nit's % \\", 'latin1');
    expect(await run(rawCommand(bytes, host))).toBe(bytes.toString('latin1'));
  });

  test('stops in the middle of a body', async () => {
    const body = { bytes: 'abc', framing: 'cut short' } as const;
    const sent = await run(curlOf({ method: 'POST', target: '/', headers: [], body }, sender()));
    expect(sent).toContain('Content-Length: 103\r\n');
    expect(sent.endsWith('\r\n\r\nabc')).toBe(true);
  });
});
