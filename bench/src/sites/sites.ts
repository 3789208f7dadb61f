import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleContent } from '@facade/cli/sample-site';
import { ROOT } from '@facade/cli/workspace';
import type { BenchFolders } from './data.ts';
import { type ProcessOptions, type StartedProcess, startProcess, stopProcess } from './start-process.ts';

export const PAGE_NAMES = ['home', 'list', 'property'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Core of the server under load, and core of everything else. */
export const SERVER_CORE = 0;
export const OTHER_CORE = 1;

export interface SiteOptions extends Pick<ProcessOptions, 'core' | 'reportsMemory' | 'execArgv'> {
  /** Whether rendered pages are cached; by default as on the real site. */
  cache?: boolean;
  /** Poll interval for new releases in milliseconds; by default as on the real site. */
  pollInterval?: number;
  env?: NodeJS.ProcessEnv;
}

/** The sites to measure, over one api with the sample agency. */
export class Sites {
  readonly #folders: BenchFolders;
  #api: StartedProcess;
  readonly #starting: Promise<StartedProcess>[] = [];
  readonly paths: Record<PageName, string>;

  /** The api that all of them read. */
  get api(): StartedProcess {
    return this.#api;
  }

  /** Folder of the composed site's releases. */
  get data(): string {
    return this.#folders.data;
  }

  private constructor(folders: BenchFolders, api: StartedProcess, paths: Record<PageName, string>) {
    this.#folders = folders;
    this.#api = api;
    this.paths = paths;
  }

  static async open(folders: BenchFolders): Promise<Sites> {
    const api = await startApi(folders.data, { core: OTHER_CORE });
    const first = await fetch(`${api.origin}/api/properties?lang=nl&goal=sale&page=1&pageSize=12`);
    const { items } = (await first.json()) as { items: { path: string }[] };
    const property = items[0]?.path;
    if (!property) throw new Error('the sample agency has nothing for sale');
    return new Sites(folders, api, { home: '/nl/', list: '/nl/te-koop/', property });
  }

  /**
   * Restarts the api, on any core, without encoded pictures. Earlier sites lose their api: stop them first.
   */
  async freshApi(options: ApiOptions = {}): Promise<void> {
    await stopProcess(this.#api);
    await rm(join(this.#folders.data, 'pictures-cache'), { recursive: true, force: true });
    this.#api = await startApi(this.#folders.data, options);
  }

  /** The federated site. */
  composed(options: SiteOptions = {}): Promise<StartedProcess> {
    return this.#shell('shell/src/server/main.ts', options.env ?? {}, options);
  }

  /** The same code without federation. */
  oneApplication(options: SiteOptions = {}): Promise<StartedProcess> {
    const env = { FACADE_SHELL_BUILD: this.#folders.oneApplication };
    return this.#shell('bench/src/one-application/main.ts', env, options);
  }

  /** Static pages, plain React and memory, made from what `site` serves. */
  references(site: StartedProcess, core?: number): Promise<StartedProcess> {
    const env = { BENCH_SITE: site.origin, BENCH_PAGE: this.paths.list };
    return this.#start('bench/src/references/main.ts', env, { core });
  }

  /** Stops everything started since the last call, except the api. */
  async stop(): Promise<void> {
    const started = await Promise.allSettled(this.#starting.splice(0));
    await Promise.all(started.map((start) => start.status === 'fulfilled' && stopProcess(start.value)));
  }

  async close(): Promise<void> {
    await this.stop();
    await stopProcess(this.#api);
  }

  #shell(
    file: string,
    env: NodeJS.ProcessEnv,
    { cache = true, pollInterval, ...options }: SiteOptions,
  ): Promise<StartedProcess> {
    const ofShell = { HOST: '127.0.0.1', PORT: '0', FACADE_DATA: this.#folders.data, FACADE_API_URL: this.#api.origin };
    const polling = pollInterval ? { FACADE_POLL_INTERVAL: String(pollInterval) } : {};
    return this.#start(file, { ...ofShell, FACADE_PAGE_CACHE: cache ? 'on' : 'off', ...polling, ...env }, options);
  }

  #start(file: string, env: NodeJS.ProcessEnv, options: ProcessOptions): Promise<StartedProcess> {
    const starting = startProcess(join(ROOT, file), { ...options, env });
    this.#starting.push(starting);
    return starting;
  }
}

type ApiOptions = Pick<ProcessOptions, 'core' | 'env' | 'execArgv'>;

function startApi(data: string, { env = {}, ...options }: ApiOptions): Promise<StartedProcess> {
  const ofApi = {
    FACADE_DATA: data,
    FACADE_CONTENT: sampleContent(data),
    FACADE_API_PORT: '0',
    LOG_LEVEL: 'warn',
  };
  return startProcess(join(ROOT, 'api/src/main.ts'), { ...options, env: { ...ofApi, ...env } });
}
