import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { addLeadsTo } from './agency/leads.ts';
import type { Webhook } from './agency/webhook/webhook.ts';
import type { Api } from './api.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import type { Config } from './config/config.ts';
import { ContentPreviews } from './content-preview/content-previews.ts';
import type { Db } from './database/index.ts';
import { FormGuard } from './forms/form-guard.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Operation } from './operation/operation.ts';
import type { Pictures } from './pictures/pictures.ts';
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
import { appointmentsRoute } from './routes/appointments/appointments.ts';
import { areasRoute } from './routes/areas/areas.ts';
import { askedDocumentsRoute } from './routes/asked-documents/asked-documents.ts';
import { baseMapRoute } from './routes/base-map/base-map.ts';
import { captchaRoute } from './routes/captcha/captcha.ts';
import { categoriesRoute } from './routes/categories/categories.ts';
import { citiesRoute } from './routes/cities/cities.ts';
import { consentsRoute } from './routes/consents/consents.ts';
import { contentRoute } from './routes/content/content.ts';
import { demandRoute } from './routes/demand/demand.ts';
import { documentsRoute } from './routes/documents/documents.ts';
import { filmsRoute } from './routes/films/films.ts';
import { formsRoute } from './routes/forms/forms.ts';
import { healthRoute } from './routes/health/health.ts';
import { imagesRoute } from './routes/images/images.ts';
import { mapRoute } from './routes/map/map.ts';
import { metricsRoute } from './routes/metrics/metrics.ts';
import { offMarketRoute } from './routes/off-market/off-market.ts';
import { openApiRoute } from './routes/openapi/openapi.ts';
import { papersRoute } from './routes/papers/papers.ts';
import { picturesRoute } from './routes/pictures/pictures.ts';
import { previewRoute } from './routes/preview/preview.ts';
import { projectsRoute } from './routes/projects/projects.ts';
import { brochureRoute } from './routes/properties/brochure.ts';
import { listRoute } from './routes/properties/list.ts';
import { oneRoute } from './routes/properties/one.ts';
import { shareRoute } from './routes/properties/share.ts';
import { revisionRoute } from './routes/revision/revision.ts';
import { siteRoute } from './routes/site/site.ts';
import { siteFilesRoute } from './routes/site-files/site-files.ts';
import { sitemapRoute } from './routes/site-files/sitemap.ts';
import { stationsRoute } from './routes/stations/stations.ts';
import { stylesRoute } from './routes/styles/styles.ts';
import { subscriptionsRoute } from './routes/subscriptions/subscriptions.ts';
import { suggestRoute } from './routes/suggest/suggest.ts';
import { uploadsRoute } from './routes/uploads/uploads.ts';
import { valuationRoute } from './routes/valuation/valuation.ts';
import { visitSlotsRoute } from './routes/visit-slots/visit-slots.ts';
import { visitsRoute } from './routes/visits/visits.ts';
import type { SiteData } from './site-data.ts';
import { TIME_LIMITS } from './time-limits.ts';
import { UploadFiles } from './uploads/upload-files.ts';
import { Uploads } from './uploads/uploads.ts';
import type { VisitCounter } from './visits/visit-counter.ts';

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
  stationsRoute,
  offMarketRoute,
  demandRoute,
  papersRoute,
  valuationRoute,
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
  await api.register(askedDocumentsRoute, { db, dataFolder });
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
  await api.register(visitsRoute, { siteData, counter: services.visitCounter });
  await api.register(subscriptionsRoute, { db, siteData });
  await api.register(consentsRoute, { db, siteData });
  await addAccountRoutes(api, { ...sending, dataFolder, uploads, webhook, measure: pictures.measure });
  await api.register(healthRoute, { readiness });
  await api.register(metricsRoute, { metrics, token: config.metricsToken });
  await api.register(previewRoute);
  await api.register(openApiRoute);
  return api;
}

/** The request id from the shell; null if it is unsuitable for the log. */
const idOf = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : null;
