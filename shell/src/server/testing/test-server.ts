import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@facade/platform/registry';
import { sampleSite } from '@facade/section-kit/testing';
import type { ContentPage, Language, Site } from '@facade/shared-domain/model';
import type { FastifyInstance } from 'fastify';
import type { ShellConfiguration } from '../configuration/configuration.ts';
import * as renderer from '../render/renderer.tsx';
import { buildServer } from '../server.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { type FakeModules, fakeSections } from './fake-sections.ts';

export interface TestServer {
  server: FastifyInstance;
  api: FakeApi;
  sections: ReturnType<typeof fakeSections>;
  /** Folder of the site's state. */
  data: string;
  /** Lines of the log so far. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

/** The complete server, with the api and sections of a test. */
export async function startTestServer({
  modules = {},
  answers = {},
  site = {},
  published,
  configuration = {},
  apiIsUnreachable = false,
}: {
  modules?: FakeModules;
  answers?: FakeApi['answers'];
  site?: Partial<Site>;
  /** Publishes to a store, whose releases are then served instead of `modules`. */
  published?: (store: Store) => Promise<unknown>;
  configuration?: Partial<ShellConfiguration>;
  /** The api is unreachable until `comeBack` is called. */
  apiIsUnreachable?: boolean;
} = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'facade-shell-'));
  await mkdir(join(data, 'build/web'), { recursive: true });
  await mkdir(join(data, 'releases'), { recursive: true });
  await writeFile(join(data, 'build/web/boot.1.js'), 'boot();');
  const api = await startFakeApi({
    'GET /revision': { body: { revision: 'r1' } },
    'GET /site': ({ path }) => ({ body: sampleSite(languageOf(path), { revision: 'r1', ...site }) }),
    'GET /content': ({ path }) => ({ body: contentPage(new URL(path, 'http://api').searchParams.get('path') ?? '/') }),
    ...answers,
  });
  if (apiIsUnreachable) api.goDown();
  const sections = fakeSections(modules);
  await published?.(openStore({ data }));
  const log: TestServer['log'] = [];
  const server = await buildServer(
    {
      host: '127.0.0.1',
      port: 0,
      apiUrl: api.url,
      registryUrl: null,
      trustProxy: ['loopback'],
      hosts: new Set(),
      hsts: 'max-age=31536000',
      connectionsPerAddress: 200,
      drain: { grace: 0, deadline: 5000 },
      overrideOrigins: new Set(),
      data,
      storeEnvironment: {},
      build: join(data, 'build'),
      pollInterval: 500,
      pageCache: true,
      logLevel: 'info',
      budget: { percent: 2, failures: 5, window: 600_000 },
      rollsBack: true,
      metricsToken: null,
      offline: true,
      ...configuration,
    },
    {
      ...(published ? {} : { sections }),
      log: { write: (line) => void log.push(JSON.parse(line)) },
      build: {
        renderer,
        folder: join(data, 'build'),
        fonts: new Map(),
        scripts: { entry: '/_shell/boot.1.js', preload: ['/_shell/boot.1.js'], content: [], messages: [] },
        mapScript: '/_shell/map-frame.1.js',
        workerScript: '',
        integrity: {},
      },
    },
  );
  return {
    server,
    api,
    sections,
    data,
    log,
    async close() {
      await server.close();
      await api.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

const languageOf = (path: string) => new URL(path, 'http://api').searchParams.get('lang') as Language;

/** A content page with only a title. */
export const contentPage = (original: string): ContentPage => ({
  original,
  type: 'page',
  title: { text: `Titel van ${original}`, language: 'nl' },
  intro: null,
  meta: { title: `Meta van ${original}`, description: '', picture: null, noindex: false },
  paths: { nl: '/nl/contact/', fr: '/fr/contact/' },
  breadcrumb: [],
  banner: {
    type: 'none',
    pictures: [],
    videoUrl: null,
    slides: [],
    title: null,
    description: null,
    ground: null,
  },
  modules: [],
});
