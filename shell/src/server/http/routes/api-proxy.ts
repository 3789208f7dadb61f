import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PREVIEW_HEADER } from '@facade/server-kit/preview-header';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endToEnd } from '../../api/end-to-end.ts';
import { StreamedUpstream } from '../../api/streamed-upstream.ts';
import { Upstream } from '../../api/upstream.ts';
import { UpstreamError } from '../../api/upstream-error.ts';
import { askedFromPreview } from '../../preview/preview-cookie.ts';
import { TIME_LIMITS } from '../../time-limits.ts';
import { forwardedHeaders } from '../forwarded.ts';
import { LARGEST_BODY, LARGEST_UPLOAD_BODY } from '../listener/limits.ts';
import { Refused } from '../security/refused.ts';
import type { UploadGate } from '../uploads/upload-gate.ts';
import { disconnectOf } from './client-disconnect.ts';

/**
 * Pictures may take long to generate and are requested by the hundred, so nothing else waits for them. The api refuses pictures
 * that it cannot generate in time, and generates far fewer concurrently than there are connections, so existing pictures get
 * through.
 */
const PICTURES = { connections: 64, waiting: 192, timeout: TIME_LIMITS.passedOn };
const ALL_ELSE = { connections: 64, waiting: 256, timeout: TIME_LIMITS.passedOn };
/** Files of many megabytes are never held in memory. A slow client occupies a connection while it reads. */
const FILES = { maxConcurrent: 48, timeout: TIME_LIMITS.stalled };

/** Pictures, including those generated for sharing. */
const PICTURE = /^\/api\/(pictures\/|(properties|projects)\/\d+\/share\.)/;

/** Films, documents and attachments of a lead. */
const FILE =
  /^\/api\/((properties|projects)\/\d+\/(films|documents)|asked-documents\/[\w-]+|agency\/leads\/[\w-]+\/uploads)\/./;

/** Headers of the api for this site's caches. */
const FOR_CACHES = ['facade-revision', 'surrogate-key'];

/** Headers that only the server of the connection itself may set; the shell sets its own. */
const NOT_PASSED_ON = ['content-length', 'date', 'forwarded', 'host', 'via', PREVIEW_HEADER, 'x-real-ip'];

export interface ApiProxyOptions {
  apiUrl: string;
  /** Called when a request was not sent because the queue is full. */
  onRefused(reason: 'pictures' | 'api'): void;
  uploadGate: UploadGate;
}

/** `/api`: the api as visitors reach it. A request takes a connection to the api only once it has arrived completely. */
export async function apiProxy(server: FastifyInstance, { apiUrl, onRefused, uploadGate }: ApiProxyOptions) {
  const pictures = new Upstream(apiUrl, PICTURES);
  const others = new Upstream(apiUrl, ALL_ELSE);
  const files = new StreamedUpstream(apiUrl, FILES);
  server.addHook('onClose', async () => {
    for (const upstream of [pictures, others, files]) upstream.close();
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
    done(null, body),
  );

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request;
    // Browsers never send a fragment, and a proxy in front of the api may interpret one differently.
    if (url.includes('#')) throw new Refused(400, 'a fragment in the address');
    if (!isPlain(url)) {
      reply.callNotFound();
      return reply;
    }
    const upstream = PICTURE.test(url) ? pictures : others;
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    const asked = { method, path: url, headers: requestHeaders(request, body), signal: disconnectOf(reply) };
    try {
      if (method === 'GET' && FILE.test(url)) return passOn(reply, await files.ask(asked));
      const answer = await upstream.ask({ ...asked, body });
      return reply.code(answer.status).headers(responseHeaders(answer.headers)).send(answer.body);
    } catch (error) {
      if (error instanceof UpstreamError && error.failure === 'busy')
        onRefused(upstream === pictures ? 'pictures' : 'api');
      if (!reply.raw.destroyed) throw error;
      // The client has disconnected.
      return reply.hijack();
    }
  };

  server.post('/api/uploads', { bodyLimit: LARGEST_UPLOAD_BODY, onRequest: uploadGate.admit }, pass);
  server.all('/api/*', pass);
}

function passOn(reply: FastifyReply, answer: IncomingMessage) {
  reply.code(answer.statusCode ?? 502).headers(responseHeaders(answer.headers));
  if (answer.statusCode !== 304) return reply.send(answer);
  answer.resume();
  return reply.send();
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Whether the api reads an address like the shell does: complete and without `..`. */
function isPlain(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') && !decodeURIComponent(path).split(/[/\\]/).includes('..');
}

const responseHeaders = (headers: IncomingHttpHeaders) => without(endToEnd(headers), FOR_CACHES);

function requestHeaders(request: FastifyRequest, body: Buffer | undefined) {
  const kept = Object.entries(endToEnd(request.headers)).filter(
    ([name]) => !NOT_PASSED_ON.includes(name) && !name.startsWith('x-forwarded-'),
  );
  const length = body ? { 'content-length': String(body.length) } : {};
  const preview = askedFromPreview(request);
  return {
    ...Object.fromEntries(kept),
    ...length,
    ...forwardedHeaders(request),
    ...(preview ? { [PREVIEW_HEADER]: preview } : {}),
  };
}
