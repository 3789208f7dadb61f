import { hash } from 'node:crypto';
import type { Site } from '@facade/shared-domain/model';
import type { FastifyInstance } from 'fastify';
import { SERVICE_WORKER } from '../../../protocol/service-worker.ts';
import { END_WORKER } from '../../../worker/end-worker.ts';
import type { SiteSource } from '../../api/site-source.ts';
import type { BuildFiles } from '../../build-files.ts';
import { sendLater } from '../errors/without-settings.ts';

interface ServiceWorkerOptions {
  sites: SiteSource;
  build: Pick<BuildFiles, 'renderer' | 'workerScript'>;
  /** False: an existing worker in a browser unregisters itself. */
  isOn: boolean;
}

/** `GET /service-worker.js`: revalidated each time, so that a release or a setting reaches every browser with its next page. */
export async function serviceWorkerRoute(server: FastifyInstance, { sites, build, isOn }: ServiceWorkerOptions) {
  server.get(SERVICE_WORKER, (request, reply) => {
    // After such an answer a browser keeps its existing worker.
    if (!sites.isKnown && isOn) return sendLater(request, reply, build.renderer);
    const script = isOn ? workerOf() : END_WORKER;
    const etag = `"${hash('sha256', script, 'base64url').slice(0, 20)}"`;
    reply
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('service-worker-allowed', '/')
      .header('cache-control', 'no-cache')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });

  function workerOf(): string {
    const used = sites.languages.map((language) => sites.of(language)).filter((site) => site !== undefined);
    // The site's default language comes first: its page is used for addresses without a language.
    const ordered: Site[] = [sites.default, ...used.filter((site) => site !== sites.default)];
    return `self.OFFLINE=${JSON.stringify(build.renderer.offlineSettings(ordered))};\n${build.workerScript}`;
  }
}
