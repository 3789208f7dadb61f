import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { appointmentsRoute, visitSlotsRoute } from '../appointments/index.ts';
import { ContentPreviews, previewRoute } from '../content-admin/index.ts';
import { captchaRoute, FormGuard, formsRoute, openCaptcha, uploadsRoute } from '../forms/index.ts';
import type { Api } from '../http/index.ts';
import { crmWebhooksRoute } from '../import/index.ts';
import { TIME_LIMITS } from '../kernel/index.ts';
import { addLeadsTo, requestedDocumentsRoute, UploadFiles, Uploads, type Webhook } from '../leads/index.ts';
import type { Outbox } from '../mail/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Db } from '../platform/index.ts';
import { brochureRoute, papersRoute } from '../print/index.ts';
import { consentsRoute } from '../privacy/index.ts';
import { imagesRoute, shareRoute, siteFilesRoute, sitemapRoute } from '../publish/index.ts';
import {
  areasRoute,
  baseMapRoute,
  categoriesRoute,
  citiesRoute,
  documentsRoute,
  filmsRoute,
  listRoute,
  mapRoute,
  offMarketRoute,
  oneRoute,
  picturesRoute,
  priceRangeRoute,
  projectsRoute,
  reachRoute,
  revisionRoute,
  type SiteData,
  stationsRoute,
  stylesRoute,
  suggestRoute,
} from '../site/index.ts';
import { browserErrorsRoute, goalsRoute, type VisitCounter, visitsRoute } from '../statistics/index.ts';
import { demandRoute, subscriptionsRoute } from '../subscriptions/index.ts';
import { togetherRoute } from '../together/index.ts';
import type { Config } from './config/config.ts';
import type { Operation } from './operation.ts';
import { addAnswerCache } from './plugins/answer-cache.ts';
import { addDeadline } from './plugins/deadline.ts';
import { addInFlightLimit } from './plugins/in-flight-limit.ts';
import { addInputChecks } from './plugins/input.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addPreviews } from './plugins/previews.ts';
import { addProblems, answerError } from './plugins/problems.ts';
import { addRateLimit } from './plugins/rate-limit.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addAccountRoutes } from './routes/account-routes.ts';
import { contentRoute } from './routes/content.ts';
import { healthRoute } from './routes/health.ts';
import { metricsRoute } from './routes/metrics.ts';
import { openApiRoute } from './routes/openapi.ts';
import { siteRoute } from './routes/site.ts';
import { siteEventsRoute } from './site-events.ts';

/** The services that the endpoints use; the caller opens and closes them. */
export interface Services {
  config: Config;
  db: Db;
  siteData: SiteData;
  outbox: Outbox;
  webhook: Pick<Webhook, 'add'>;
  pictures: Pictures;
  operation: Operation;
  visitCounter: VisitCounter;
  log: FastifyBaseLogger;
}

/** Endpoints that read only the catalogue and the content. */
const CATALOGUE_ROUTES = [
  listRoute,
  categoriesRoute,
  citiesRoute,
  mapRoute,
  suggestRoute,
  contentRoute,
  baseMapRoute,
  areasRoute,
  reachRoute,
  stationsRoute,
  offMarketRoute,
  demandRoute,
  papersRoute,
  priceRangeRoute,
  revisionRoute,
  siteFilesRoute,
];

/** Builds the api with every endpoint; does not listen or open anything. */
export async function buildServer(services: Services): Promise<Api> {
  const { config, db, siteData, outbox, webhook, pictures, operation, log } = services;
  const api: Api = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => idOf(headers['x-request-id']) ?? randomUUID(),
    frameworkErrors: answerError,
    // The shell is the only client and runs on this machine: trust its headers about the visitor's address and
    // protocol.
    trustProxy: 'loopback',
    // Answer every request of an accepted connection: a proxy does not try another api after a 503.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    requestTimeout: TIME_LIMITS.request,
    http: { headersTimeout: TIME_LIMITS.requestHead, connectionsCheckingInterval: 1000 },
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  addRequestLog(api, operation.metrics);
  addProblems(api);
  addInFlightLimit(api);
  addDeadline(api);
  addPreviews(api, new ContentPreviews({ db, siteData, measure: pictures.measure }));
  await addOpenApi(api);
  await addRateLimit(api, db);
  await api.register(cookie);
  await api.register(formbody);
  addAnswerCache(api, siteData);
  addInputChecks(api);

  const { metrics, readiness } = operation;
  for (const route of CATALOGUE_ROUTES) await api.register(route, { siteData });
  await api.register(siteRoute, { siteData, captcha: config.captcha.provider });
  await api.register(picturesRoute, { config, siteData, pictures });
  await api.register(filmsRoute, { siteData, dataFolder: config.dataFolder });
  const { dataFolder } = config;
  await api.register(projectsRoute, { siteData, dataFolder });
  await api.register(oneRoute, { siteData, dataFolder });
  await api.register(documentsRoute, { siteData, dataFolder });
  await api.register(requestedDocumentsRoute, { db, dataFolder });
  await api.register(shareRoute, { config, siteData, pictures });
  await api.register(brochureRoute, { config, siteData, pictures });
  await api.register(imagesRoute, { siteData, pictures });
  await api.register(stylesRoute, { siteData });
  await api.register(sitemapRoute, { siteData });
  const uploads = new Uploads(db, new UploadFiles(dataFolder, config.uploads.key), config.uploads.scanner);
  const captcha = openCaptcha(config.captcha, db);
  const guard = new FormGuard({ db, captcha, formsWithoutProof: config.captcha.formsWithoutProof });
  await api.register(uploadsRoute, { db, uploads, guard });
  await api.register(captchaRoute, { captcha });
  const sending = { siteData, db, outbox, mail: config.mail };
  await api.register(formsRoute, { ...sending, addLead: addLeadsTo(webhook), dataFolder, guard });
  await api.register(visitSlotsRoute, { siteData, db });
  await api.register(appointmentsRoute, sending);
  await api.register(goalsRoute, { db });
  await api.register(browserErrorsRoute, { db });
  await api.register(siteEventsRoute, { db });
  await api.register(visitsRoute, { siteData, counter: services.visitCounter });
  await api.register(subscriptionsRoute, { db, siteData });
  await api.register(togetherRoute, { db, siteData });
  await api.register(consentsRoute, { db, siteData });
  const places = config.feedSchedule?.feeds ?? [];
  await api.register(crmWebhooksRoute, { db, feeds: places });
  const feeds = places.map(({ name }) => name);
  const { registry } = config;
  await addAccountRoutes(api, { ...sending, dataFolder, uploads, webhook, measure: pictures.measure, feeds, registry });
  await api.register(healthRoute, { readiness });
  await api.register(metricsRoute, { metrics, token: config.metricsToken });
  await api.register(previewRoute);
  await api.register(openApiRoute);
  return api;
}

/** The request id from the shell; null if it is unsuitable for the log. */
const idOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : null;
