import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RawServerDefault } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from './config/config.ts';
import type { Db } from './database/index.ts';
import type { Outbox } from './mail/outbox.ts';
import { variantFolder } from './pictures/library.ts';
import { VariantCache } from './pictures/variant-cache.ts';
import { addAnswerCache } from './plugins/answer-cache.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addProblems } from './plugins/problems.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { categoriesRoute } from './routes/categories/categories.ts';
import { citiesRoute } from './routes/cities/cities.ts';
import { consentsRoute } from './routes/consents/consents.ts';
import { contentRoute } from './routes/content/content.ts';
import { formsRoute } from './routes/forms/forms.ts';
import { healthRoute } from './routes/health/health.ts';
import { openApiRoute } from './routes/openapi/openapi.ts';
import { sessionRoute } from './routes/owner/session.ts';
import { statisticsRoute } from './routes/owner/statistics.ts';
import { picturesRoute } from './routes/pictures/pictures.ts';
import { projectsRoute } from './routes/projects/projects.ts';
import { listRoute } from './routes/properties/list.ts';
import { oneRoute } from './routes/properties/one.ts';
import { revisionRoute } from './routes/revision/revision.ts';
import { searchIndexRoute } from './routes/search-index/search-index.ts';
import { siteRoute } from './routes/site/site.ts';
import { visitsRoute } from './routes/visits/visits.ts';
import type { SiteData } from './site-data.ts';

/** The Fastify instance with zod types. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the endpoints work with; opened and closed by the caller. */
export interface Services {
  config: Config;
  db: Db;
  siteData: SiteData;
  outbox: Outbox;
  log: FastifyBaseLogger;
}

/** Builds the api with every endpoint; it neither listens nor opens anything. */
export async function buildServer({ config, db, siteData, outbox, log }: Services): Promise<Api> {
  const api: Api = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    // The shell is the only caller and speaks from this machine: its word on the visitor's address and protocol counts.
    trustProxy: 'loopback',
    // Who was let in is answered: a proxy does not ask another api after a 503.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  addRequestLog(api);
  addProblems(api);
  await addOpenApi(api);
  await addRateLimit(api);
  await api.register(cookie);
  await api.register(formbody);
  addAnswerCache(api, siteData);
  // A form that was sent without JavaScript has its empty fields in the address.
  api.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    for (const name of Object.keys(query)) if (query[name] === '') delete query[name];
  });

  listRoute(api, siteData);
  oneRoute(api, siteData);
  projectsRoute(api, siteData);
  categoriesRoute(api, siteData);
  citiesRoute(api, siteData);
  searchIndexRoute(api, siteData);
  siteRoute(api, siteData);
  contentRoute(api, siteData);
  picturesRoute(api, { config, siteData, variants: new VariantCache(variantFolder(config.dataFolder)) });
  formsRoute(api, siteData, { db, outbox, mail: config.mail });
  visitsRoute(api, siteData, db);
  sessionRoute(api, db);
  statisticsRoute(api, siteData, db);
  consentsRoute(api, db);
  revisionRoute(api, siteData);
  healthRoute(api, db);
  openApiRoute(api);
  return api;
}
