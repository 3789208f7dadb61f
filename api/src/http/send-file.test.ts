import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { FeedFiles } from '../kernel/files/feed-files.ts';
import type { ProblemError } from './problems/problem-error.ts';
import { sendFile } from './send-file.ts';

const files = new FeedFiles({
  folder: 'films',
  kinds: { webm: { type: 'video/webm', at: 0, begins: Buffer.from('') } },
});

let folder: string;
let server: FastifyInstance;
/** What an import does after the file was found. */
let meanwhile: () => void;
const film = () => join(folder, 'films/a.webm');
const keyNow = async () => (await files.find(folder, 'a.webm'))?.key;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facade-send-'));
  mkdirSync(join(folder, 'films'));
  writeFileSync(film(), 'before');
  meanwhile = () => {};
  server = Fastify();
  server.get<{ Querystring: { v?: string } }>('/', async (request, reply) => {
    const found = await files.find(folder, 'a.webm');
    meanwhile();
    return found ? sendFile(request, reply, found, request.query.v) : 'none';
  });
  server.setErrorHandler((error: ProblemError, _request, reply) => reply.status(400).send({ code: error.code }));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a file that is replaced during the request is sent with the headers of the new one', async () => {
  const before = await keyNow();
  meanwhile = () => writeFileSync(film(), 'and after');
  const { body, headers } = await server.inject(`/?v=${before}`);
  expect(body).toBe('and after');
  expect(headers).toMatchObject({
    'content-length': '9',
    etag: `"${await keyNow()}"`,
    'cache-control': 'public, max-age=3600',
  });
});

test('a file that is deleted during the request is not found', async () => {
  meanwhile = () => rmSync(film());
  expect((await server.inject('/')).json()).toEqual({ code: 'not-found' });
});

test('sends no body for HEAD, for an unchanged file, and for an unsatisfiable range', async () => {
  const etag = `"${await keyNow()}"`;
  const head = await server.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '6']);
  expect((await server.inject({ url: '/', headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  expect((await server.inject({ url: '/', headers: { range: 'bytes=9-' } })).json()).toEqual({
    code: 'range-not-satisfiable',
  });
});
