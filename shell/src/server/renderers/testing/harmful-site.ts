import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, integrityOf } from '@facade/platform/registry';
import { readAnswer, unreachable } from '@facade/section-kit';
import { sampleSite } from '@facade/section-kit/testing';
import { until } from '@facade/server-kit/until';
import { ServerApi } from '../../api/api-client.ts';
import { RENDERER_BUNDLE } from '../../build-files.ts';
import type { PageRequest, RenderedPage } from '../../pages/rendered-page.ts';
import type { ReleaseHandle } from '../../releases/release-handle.ts';
import { ReleaseSet } from '../../releases/release-set.ts';
import { type FakeApi, startFakeApi } from '../../testing/fake-api.ts';
import { RendererPool } from '../renderer-pool.ts';

/** Number of renderers. */
const SIZE = 2;

/** Builds what renderers run, for a `beforeAll` with a timeout of a minute. Returns its folder. */
export function buildRenderer(): string {
  const output = mkdtempSync(join(tmpdir(), 'facade-renderer-'));
  const program = `import { shellConfig } from '@facade/shell/rspack-config';
    import { runRspack } from '@facade/platform/build/run-rspack';
    await runRspack(shellConfig({ output: ${JSON.stringify(output)} }).filter(({ entry }) => 'renderer' in entry));`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: import.meta.dirname, stdio: 'pipe' });
  return output;
}

/** Code of the server build of a section: fills `modules`, its exposes. */
export type SectionCode = string;

/** A page of a section that says what `said` is, after what `does` did in its loader. */
export const page = (said: string, does = '', renders = ''): SectionCode =>
  `modules['page-list'] = { page: {
    loader: async ({ api }) => { ${does}; return null; },
    head: () => ({ title: 'Title' }),
    Component: () => { ${renders}; return ${said}; },
  } };`;

/** Renderers with releases whose code is a text. */
export class HarmfulSite {
  readonly lost: string[] = [];
  readonly late: string[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'facade-harmful-'));
  readonly #handles = new Map<string, ReleaseHandle>();
  readonly api: FakeApi;
  readonly pool: RendererPool;

  private constructor(build: string, api: FakeApi) {
    this.api = api;
    this.pool = new RendererPool({
      api: new ServerApi(api.url, { read: readAnswer, unreachable }),
      bundle: join(build, RENDERER_BUNDLE),
      build: { scripts: { entry: '/_shell/boot.js', preload: [], content: [], messages: [] }, integrity: {} },
      offline: false,
      log: { warn: () => {} },
      lost: ({ section, release }, reason) => void this.lost.push(`${section}@${release} ${reason}`),
      late: ({ section, release }, { message }) => void this.late.push(`${section}@${release} ${message}`),
      size: SIZE,
    });
  }

  static async start(build: string): Promise<HarmfulSite> {
    return new HarmfulSite(
      build,
      await startFakeApi({ 'GET /own': ({ headers }) => ({ body: { who: headers.cookie ?? 'nobody' } }) }),
    );
  }

  /** Makes this release of a section live, with everything else as it was. */
  async publish(section: string, version: string, code: SectionCode): Promise<void> {
    const before = new Set(this.pool.usable);
    this.#handles.set(section, await this.pool.open(section, this.#write(section, version, code), this.#folder));
    await this.pool.prepare(this.#handles.values());
    this.pool.follow(new Set([...this.#handles.values()].map(({ key }) => key)));
    // The renderer that tried it out has joined.
    await until(() => this.pool.usable.length === SIZE && this.pool.usable.some((one) => !before.has(one)));
  }

  /** The page of a kind of address. `cookie`: that of its visitor, for whom alone it is then. */
  render(kind = 'sale-list', cookie?: string): Promise<RenderedPage> {
    const site = this.#site;
    const request: PageRequest = {
      url: new URL(`http://localhost/nl/${kind}/`),
      route: { kind, language: 'nl', original: `/${kind}/`, params: {} },
      site,
      ...(cookie ? { cookie } : {}),
    };
    const set = new ReleaseSet(new Map(this.#handles), new Map());
    return this.pool.render(request, { set, varies: false, overrides: [], release: () => {} }, !cookie);
  }

  /** What the page says. */
  async says(kind?: string, cookie?: string): Promise<string> {
    const html = (await (await this.render(kind, cookie)).body.as('identity')).bytes.toString();
    return /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? html;
  }

  async close(): Promise<void> {
    this.pool.close();
    await this.api.close();
    rmSync(this.#folder, { recursive: true });
  }

  readonly #site = sampleSite('nl');

  #write(section: string, version: string, code: SectionCode): Deployment {
    const folder = join(this.#folder, section, version);
    const name = section.replaceAll('-', '_');
    const source = `const modules = {}; ${code}
      exports.${name} = { init() {}, get: async (expose) => () => modules[expose.slice(2)] };`;
    const exposes = [...code.matchAll(/modules\['([\w-]+)'\]/g)].map(([, expose]) => expose ?? '');
    const descriptor = JSON.stringify({
      name: section,
      version,
      entry: 'web/entry.js',
      exposes: Object.fromEntries(exposes.map((expose) => [expose, []])),
      web: {},
      node: { 'node/remoteEntry.cjs': integrityOf(Buffer.from(source)) },
    });
    mkdirSync(join(folder, 'node'), { recursive: true });
    writeFileSync(join(folder, 'node/remoteEntry.cjs'), source);
    writeFileSync(join(folder, 'release.json'), descriptor);
    return {
      url: '',
      metadata: { version, integrity: '' },
      deployment: { traffic: 100, default: true },
      extras: {
        base: `/_sections/${section}/${version}/`,
        publishedAt: '',
        descriptor: integrityOf(Buffer.from(descriptor)),
      },
    };
  }
}
