import { openStore } from '@facade/platform/registry';
import { keyFor, siteSecret } from '@facade/platform/tokens';
import proxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ServerApi } from './api-client.ts';
import { type BuildFiles, openBuild } from './build-files.ts';
import type { ShellConfiguration } from './configuration.ts';
import { forwardedHeaders } from './forwarded.ts';
import { keepWatching } from './keep-watching.ts';
import { Observer } from './observe/observer.ts';
import { Outage } from './observe/outage.ts';
import { requestIdOf } from './observe/request-id.ts';
import { logRequests } from './observe/request-log.ts';
import { Staff } from './observe/staff.ts';
import { PageService } from './page-service.ts';
import { Releases } from './releases/releases.ts';
import type { SectionSource } from './releases/section-source.ts';
import { answerNotFound, type ErrorResponder, errorResponder } from './routes/errors.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoute } from './routes/metrics.ts';
import { overrideRoutes } from './routes/override.ts';
import { pageRoutes } from './routes/pages.ts';
import { releaseRoute } from './routes/release.ts';
import { reportRoute } from './routes/reports.ts';
import { staticRoutes } from './routes/static-files.ts';
import { SiteSource } from './site-source.ts';
import { isIn } from './variants/bucket.ts';
import { Visitors, visitorOf } from './variants/visitors.ts';

export interface ServerParts {
  /** In place of the releases of the registry; for measurements beside a site that is not federated. */
  sections?: SectionSource;
  /** In place of the build on disk; for tests. */
  build?: BuildFiles;
  /** In place of the standard output, for the log. */
  log?: { write(line: string): void };
}

/** The shell's HTTP server, ready to listen: releases are open, the api has answered. */
export async function buildServer(
  configuration: ShellConfiguration,
  parts: ServerParts = {},
): Promise<FastifyInstance> {
  let respond: ErrorResponder | undefined;
  const server = Fastify({
    logger: { level: configuration.logLevel, ...(parts.log ? { stream: parts.log } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    routerOptions: { ignoreDuplicateSlashes: false },
    trustProxy: configuration.trustProxy,
    // Who was let in is answered: a proxy does not ask another shell after a 503.
    return503OnClosing: false,
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) =>
      void respond?.(error, request, reply).catch((second) => reply.send(second)),
  });
  const build = parts.build ?? (await openBuild(configuration.build));
  const { renderer } = build;
  const { data, storeEnvironment } = configuration;
  const store = openStore({ data, environment: storeEnvironment, serves: true });
  const { registry } = store;
  const secret = await siteSecret(data, storeEnvironment);
  const visitors = new Visitors(secret);
  const staff = new Staff(keyFor('staff', secret));
  const canaryKey = keyFor('canary', secret);
  const observer = new Observer({
    store,
    limits: configuration.budget,
    log: server.log,
    visitorHas: (canary, request) => isIn(canaryKey, canary, visitorOf(request)),
  });
  logRequests(server, observer);
  const releases =
    parts.sections ??
    new Releases({
      registry,
      releases: store.releases,
      shared: renderer.sharedLibraries() as never,
      log: server.log,
      canaryKey,
      onDocument: (document) => observer.follow(document),
      onOpenFailed: (section, version) => observer.notOpened(section, version),
      overrideOrigins: configuration.overrideOrigins,
    });
  const api = new ServerApi(configuration.apiUrl, { read: renderer.readAnswer, unreachable: renderer.unreachable });
  const sites = new SiteSource(api);
  const refresh = async () => {
    await releases.refresh();
    const document = await registry.lastGood();
    if (document) observer.follow(document);
  };
  await Promise.all([refresh(), api.refresh().then(() => sites.load())]);

  const pages = new PageService({ api, sites, releases, build, cache: configuration.pageCache, observer });
  respond = errorResponder({ pages, sites, renderer });
  server.setErrorHandler(respond);
  answerNotFound(server);
  await server.register(proxy, {
    upstream: configuration.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }) },
  });
  await server.register(healthRoutes, { registry, api });
  await server.register(metricsRoute, { observer, token: configuration.metricsToken });
  await server.register(reportRoute, { observer });
  await server.register(releaseRoute, { releases, visitors });
  await server.register(staticRoutes, { build, store });
  await server.register(overrideRoutes, { sites });
  await server.register(pageRoutes, { pages, sites, api, renderer, visitors, staff });

  const keepUp = (look: () => Promise<unknown>, failed: string, over: string) => {
    const outage = new Outage({ log: server.log, messages: { failed, over } });
    return keepWatching(() => outage.watch(look), configuration.lookEvery);
  };
  const stops = [
    keepUp(refresh, 'the releases cannot be refreshed', 'the releases can be refreshed again'),
    keepUp(() => api.refresh().then(() => sites.load()), 'the api does not answer', 'the api answers again'),
  ];
  server.addHook('onClose', async () => {
    for (const stop of stops) stop();
  });
  return server;
}
