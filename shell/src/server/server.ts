import { join } from 'node:path';
import { openStore } from '@facade/platform/registry';
import { Suspects } from '@facade/platform/suspects';
import { keyFor, siteSecret } from '@facade/platform/tokens';
import { Drain } from '@facade/server-kit/drain';
import { repeat } from '@facade/server-kit/repeat';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { ServerApi } from './api/api-client.ts';
import { countsSender, HAND_OVER } from './api/counts-sender.ts';
import { LastGoodSettings } from './api/last-good-settings.ts';
import { SiteSource } from './api/site-source.ts';
import { type BuildFiles, openBuild, RENDERER_BUNDLE } from './build-files.ts';
import type { ShellConfiguration } from './configuration/configuration.ts';
import { addRoutes } from './http/add-routes.ts';
import { answerNotFound, type ErrorResponder, errorResponder } from './http/errors/errors.ts';
import { createListener } from './http/listener/create-listener.ts';
import { LARGEST_BODY } from './http/listener/limits.ts';
import { limitAddresses } from './http/routes/limit-addresses.ts';
import { guard } from './http/security/guard.ts';
import { protect } from './http/security/headers.ts';
import { Health } from './observe/health.ts';
import { logSerializers } from './observe/logs/log-serializers.ts';
import { Outage } from './observe/logs/outage.ts';
import { requestIdOf } from './observe/logs/request-id.ts';
import { logRequests } from './observe/logs/request-log.ts';
import { UpstreamLog } from './observe/logs/upstream-log.ts';
import { healthMetrics } from './observe/metrics/health-metrics.ts';
import { Observer } from './observe/observer.ts';
import { Staff } from './observe/staff.ts';
import { PageService } from './pages/page-service.ts';
import { earlierFilesIn, keepEarlierFiles, NOTE_USE } from './releases/earlier-files.ts';
import { Releases } from './releases/releases.ts';
import type { SectionSource } from './releases/section-source.ts';
import { RendererPool } from './renderers/renderer-pool.ts';
import { isIn } from './variants/bucket.ts';
import { Visitors, visitorOf } from './variants/visitors.ts';

export interface ServerParts {
  /** Replaces the releases of the registry; for measurements of a site that is not federated. */
  sections?: SectionSource;
  /** Replaces the build on disk; for tests. */
  build?: BuildFiles;
  /** Replaces the standard output for the log. */
  log?: { write(line: string): void };
  /**
   * Receives a function that returns whether more pages are requested than can be rendered. Returns a function that stops it.
   */
  adaptToLoad?(isBusy: () => boolean): () => void;
}

/**
 * Creates the shell's HTTP server, ready to listen: the releases are open and the api has been polled. If one of them was
 * unreachable, it logs this, shows it to visitors, and recovers once it is reachable.
 */
export async function buildServer(
  configuration: ShellConfiguration,
  parts: ServerParts = {},
): Promise<FastifyInstance> {
  const { hosts, hsts, trustProxy, connectionsPerAddress: perAddress } = configuration;
  const drain = new Drain();
  let respond: ErrorResponder | undefined;
  const server = Fastify({
    logger: { level: configuration.logLevel, serializers: logSerializers, ...(parts.log ? { stream: parts.log } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: LARGEST_BODY,
    serverFactory: createListener({
      drain,
      connections: { perAddress, trustProxy, onRefused: () => observer.metrics.refused('connections') },
    }),
    genReqId: requestIdOf,
    requestIdHeader: false,
    routerOptions: { ignoreDuplicateSlashes: false },
    trustProxy,
    // Answer admitted requests: after a 503 a proxy does not retry on another shell.
    return503OnClosing: false,
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) => {
      protect(request, reply, hsts);
      void respond?.(error, request, reply).catch((second) => reply.send(second));
    },
  });
  server.decorate('drain', drain);
  await server.register(cookie);
  const build = parts.build ?? (await openBuild(configuration.build));
  const { renderer } = build;
  const { data, storeEnvironment } = configuration;
  const store = openStore({ data, environment: storeEnvironment, serves: true });
  const { registry } = store;
  const secret = await siteSecret(data, storeEnvironment);
  const visitors = new Visitors(secret);
  const staff = new Staff(keyFor('staff', secret));
  const canaryKey = keyFor('canary', secret);
  const suspects = new Suspects(data);
  const observer = new Observer({
    store,
    suspects,
    limits: configuration.budget,
    rollsBack: configuration.rollsBack,
    log: server.log,
    visitorHas: (canary, request) => isIn(canaryKey, canary, visitorOf(request)),
  });
  const api = new ServerApi(configuration.apiUrl, { read: renderer.readAnswer, unreachable: renderer.unreachable });
  // A build or sections that a test or the bench brings along exist only in this process.
  const renderers =
    parts.sections || parts.build
      ? undefined
      : new RendererPool({
          api,
          bundle: join(build.folder, RENDERER_BUNDLE),
          build: { scripts: build.scripts, integrity: build.integrity },
          offline: configuration.offline,
          log: server.log,
          lost: (suspect, reason) => observer.lost(suspect, reason),
          late: (suspect, error) => observer.failedLate(suspect, error),
        });
  logRequests(server, observer);
  const releases =
    parts.sections ??
    new Releases({
      registry,
      releases: store.releases,
      suspects,
      shared: renderer.sharedLibraries() as never,
      log: server.log,
      canaryKey,
      onDocument: (document) => observer.follow(document),
      onOpenFailed: (section, version) => observer.notOpened(section, version),
      renderers,
      overrideOrigins: configuration.overrideOrigins,
    });
  const lastGood = { file: join(data, 'cache/settings.json'), version: build.scripts.entry, log: server.log };
  const sites = new SiteSource(api, new LastGoodSettings(lastGood));
  await sites.restore();
  guard(server, {
    hosts,
    hsts,
    origin: () => (sites.isKnown ? sites.default.origin : ''),
    isPublic: () => !sites.isKnown || sites.default.isPublic !== false,
  });
  const refresh = async () => {
    await releases.refresh();
    const document = await registry.lastGood();
    if (document) observer.follow(document);
  };
  const outageLogged = (poll: () => Promise<unknown>, failed: string, over: string) => {
    const outage = new Outage({ log: server.log, messages: { failed, over } });
    return () => outage.watch(poll);
  };
  const polls = [
    outageLogged(refresh, 'the releases cannot be refreshed', 'the releases can be refreshed again'),
    outageLogged(() => api.refresh().then(() => sites.load()), 'the api does not answer', 'the api answers again'),
  ];
  const keepFiles = () => keepEarlierFiles(join(build.folder, 'web'), earlierFilesIn(data));
  const notKept = (err: unknown) => server.log.error({ err }, 'the files of this build cannot be kept for open tabs');
  await Promise.all([...polls.map((poll) => poll()), keepFiles().catch(notKept)]);

  const pages = new PageService({
    api,
    releases,
    build,
    cache: configuration.pageCache,
    offline: configuration.offline,
    observer,
    renderers,
  });
  const health = new Health({
    api,
    sites,
    sections: releases,
    admission: pages.admission,
    data,
    isDraining: () => server.drain.draining,
  });
  healthMetrics(observer.metrics.registry, health, pages);
  limitAddresses(server);
  const upstreamLog = new UpstreamLog();
  respond = errorResponder({ pages, sites, renderer, upstreamLog });
  server.setErrorHandler(respond);
  answerNotFound(server, sites);
  await addRoutes(server, {
    configuration,
    api,
    build,
    store,
    releases,
    sites,
    pages,
    health,
    observer,
    upstreamLog,
    visitors,
    staff,
    keys: { pass: keyFor('pass', secret), form: keyFor('form', secret) },
  });

  const onFailure = (err: unknown) => server.log.error({ err }, 'a poll failed');
  const stops: (() => unknown)[] = polls.map(
    (poll) => repeat(poll, { every: configuration.pollInterval, onFailure }).stop,
  );
  const [sendGoals, sendErrors] = [
    countsSender(configuration.apiUrl, '/goals'),
    countsSender(configuration.apiUrl, '/browser-errors'),
  ];
  const goals = outageLogged(
    () => observer.goals.exchange(async (exchange) => (await (await sendGoals(exchange)).json()).sums),
    'the goals cannot be stored',
    'the goals are stored again',
  );
  const errors = outageLogged(
    () => observer.errors.handOver((counts) => sendErrors({ errors: counts })),
    'the errors of browsers cannot be stored',
    'the errors of browsers are stored again',
  );
  for (const handOver of [goals, errors]) stops.push(repeat(handOver, { every: HAND_OVER, onFailure }).stop);
  stops.push(repeat(keepFiles, { every: NOTE_USE, onFailure: notKept }).stop);
  const unfollow = parts.adaptToLoad?.(() => pages.admission.waiting > 0);
  if (unfollow) stops.push(unfollow);
  server.addHook('onClose', async () => {
    for (const stop of [...stops, () => health.stop(), () => pages.admission.stop(), () => renderers?.close()]) stop();
  });
  return server;
}
