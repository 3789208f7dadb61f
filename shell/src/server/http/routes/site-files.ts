import type { IncomingMessage } from 'node:http';
import { createGzip } from 'node:zlib';
import { LANGUAGES } from '@facade/shared-domain/model';
import { feedPath } from '@facade/shared-domain/paths/feed-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endToEnd } from '../../api/end-to-end.ts';
import type { SiteSource } from '../../api/site-source.ts';
import { StreamedUpstream } from '../../api/streamed-upstream.ts';
import { TIME_LIMITS } from '../../time-limits.ts';
import { sendProblem } from '../errors/problems.ts';
import { forwardedHeaders } from '../forwarded.ts';
import { departureOf } from './departure.ts';

/** Addresses that programs look for, beside the pages: the api makes what is there. */
const PATHS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/:part',
  '/manifest.webmanifest',
  '/icons/:file',
  '/images/epc/:region/:file',
  '/images/flags/:file',
  '/images/logo/:file',
  ...LANGUAGES.map(feedPath),
];

const ALLOWED = new Set(['GET', 'HEAD']);

/** A part of the sitemap has up to 50,000 addresses, which the api reads and writes while it is sent: few at once. */
const SITEMAP = { atOnce: 6, timeout: TIME_LIMITS.stalled };
const ALL_ELSE = { atOnce: 24, timeout: TIME_LIMITS.stalled };

/** Texts of any length; the api's pictures are compressed already. */
const COMPRESSED = /^(application\/([\w.]+\+)?xml|application\/manifest\+json|text\/plain|image\/svg\+xml)/;

export interface SiteFilesOptions {
  apiUrl: string;
  sites: SiteSource;
  /** A request was not even sent, because too many are on their way. */
  onRefused(): void;
}

/** Sitemap, robots, feeds, manifest, icons, energy labels and flags: what the api writes and draws, passed on as it comes. */
export async function siteFileRoutes(server: FastifyInstance, { apiUrl, sites, onRefused }: SiteFilesOptions) {
  const sitemap = new StreamedUpstream(apiUrl, SITEMAP);
  const others = new StreamedUpstream(apiUrl, ALL_ELSE);
  server.addHook('onClose', async () => {
    sitemap.close();
    others.close();
  });
  // Nothing is sent to these addresses: what comes is not read.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));

  for (const path of PATHS)
    server.all(path, async (request, reply) => {
      if (!ALLOWED.has(request.method)) {
        reply.header('allow', [...ALLOWED].join(', '));
        return sendProblem(request, reply, 405, sites);
      }
      const { method, url } = request;
      try {
        const upstream = path.startsWith('/sitemap') ? sitemap : others;
        const answer = await upstream.ask({
          method,
          path: url,
          headers: headersFor(request),
          signal: departureOf(reply),
        });
        return passOn(request, reply, answer);
      } catch (error) {
        if ((error as { failure?: string }).failure === 'busy') onRefused();
        if (!reply.raw.destroyed) throw error;
        // Nobody is left to be answered.
        return reply.hijack();
      }
    });
}

function passOn(request: FastifyRequest, reply: FastifyReply, answer: IncomingMessage) {
  const { 'content-length': length, ...headers } = endToEnd(answer.headers);
  const status = answer.statusCode ?? 502;
  reply.code(status).headers(headers);
  if (request.method === 'HEAD' || status === 304) {
    answer.resume();
    return reply.send();
  }
  if (!COMPRESSED.test(answer.headers['content-type'] ?? '')) {
    if (length !== undefined) reply.header('content-length', length);
    return reply.send(answer);
  }
  reply.header('vary', 'Accept-Encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(answer);
  // An api that breaks off leaves an answer that is visibly not whole.
  const packed = createGzip({ level: 5 });
  answer.on('error', (error) => packed.destroy(error));
  packed.on('close', () => answer.destroy());
  // The same text in another form: an ETag that compares weakly holds for both.
  const etag = answer.headers.etag;
  if (etag && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  return reply.header('content-encoding', 'gzip').send(answer.pipe(packed));
}

/** What the api needs to know of the request: its language, what is known already, and for which site it is. */
function headersFor(request: FastifyRequest) {
  const { 'accept-language': language, 'if-none-match': known } = request.headers;
  return {
    ...(language ? { 'accept-language': language } : {}),
    ...(known ? { 'if-none-match': known } : {}),
    ...forwardedHeaders(request),
  };
}
