import type { KeyObject } from 'node:crypto';
import type { Store } from '@facade/platform/registry';
import type { FastifyInstance } from 'fastify';
import type { ServerApi } from '../api/api-client.ts';
import { FileSender } from '../api/file-sender.ts';
import { FormSender } from '../api/form-sender.ts';
import type { SiteSource } from '../api/site-source.ts';
import type { BuildFiles } from '../build-files.ts';
import type { ShellConfiguration } from '../configuration/configuration.ts';
import type { Health } from '../observe/health.ts';
import type { UpstreamLog } from '../observe/logs/upstream-log.ts';
import type { Observer } from '../observe/observer.ts';
import type { Staff } from '../observe/staff.ts';
import type { PageService } from '../pages/page-service.ts';
import { PreviewSource } from '../preview/preview-source.ts';
import { earlierFilesIn } from '../releases/earlier-files.ts';
import type { SectionSource } from '../releases/section-source.ts';
import type { Visitors } from '../variants/visitors.ts';
import { pageRoutes } from './pages/pages.ts';
import { apiProxy } from './routes/api-proxy.ts';
import { goalReportRoute } from './routes/goal-reports.ts';
import { healthRoutes } from './routes/health.ts';
import { mapFrameRoute } from './routes/map-frame.ts';
import { metricsRoute } from './routes/metrics.ts';
import { previewRoutes } from './routes/preview.ts';
import { qrCodeRoute } from './routes/qr-code.ts';
import { registryProxy } from './routes/registry-proxy.ts';
import { overrideRoutes } from './routes/releases/override.ts';
import { releaseRoute } from './routes/releases/release.ts';
import { reportRoute } from './routes/reports.ts';
import { serviceWorkerRoute } from './routes/service-worker.ts';
import { siteFileRoutes } from './routes/site-files.ts';
import { staticRoutes } from './routes/static-files.ts';
import { vitalsRoute } from './routes/vitals.ts';
import { UploadGate } from './uploads/upload-gate.ts';

interface RouteServices {
  configuration: Pick<ShellConfiguration, 'apiUrl' | 'registryUrl' | 'data' | 'metricsToken' | 'offline'>;
  api: ServerApi;
  build: BuildFiles;
  store: Store;
  releases: SectionSource;
  sites: SiteSource;
  pages: PageService;
  health: Health;
  observer: Observer;
  upstreamLog: UpstreamLog;
  visitors: Visitors;
  staff: Staff;
  /** Keys for signatures. */
  keys: { pass: KeyObject; form: KeyObject };
}

/** Adds every route. Pages come last, for all addresses without another route. */
export async function addRoutes(server: FastifyInstance, services: RouteServices): Promise<void> {
  const { api, build, store, releases, sites, pages, health, observer, upstreamLog, visitors, staff, keys } = services;
  const { apiUrl, registryUrl, data, metricsToken, offline } = services.configuration;
  const { renderer } = build;
  const uploadGate = new UploadGate(() => observer.metrics.refused('api'));
  await server.register(apiProxy, { apiUrl, onRefused: (reason) => observer.metrics.refused(reason), uploadGate });
  if (registryUrl) await server.register(registryProxy, { registryUrl });
  await server.register(siteFileRoutes, { apiUrl, sites, onRefused: () => observer.metrics.refused('api') });
  await server.register(healthRoutes, { registry: store.registry, health });
  await server.register(metricsRoute, { observer, token: metricsToken });
  await server.register(reportRoute, { observer });
  await server.register(goalReportRoute, { observer });
  await server.register(vitalsRoute, { observer });
  await server.register(releaseRoute, { releases, visitors });
  const earlierFiles = earlierFilesIn(data);
  await server.register(staticRoutes, { build, earlierFiles, store, passKey: keys.pass });
  await server.register(qrCodeRoute, { sites });
  await server.register(mapFrameRoute, { sites, build });
  await server.register(serviceWorkerRoute, { sites, build, isOn: offline });
  await server.register(overrideRoutes);
  const previews = new PreviewSource(api);
  await server.register(previewRoutes, { sites, previews, renderer });
  const forms = new FormSender({ apiUrl, upstreamLog, onRefused: () => observer.metrics.refused('forms') });
  const files = new FileSender({ apiUrl, upstreamLog });
  const sending = { forms, files, uploadGate, formKey: keys.form };
  await server.register(pageRoutes, { pages, releases, sites, previews, renderer, visitors, staff, ...sending });
}
