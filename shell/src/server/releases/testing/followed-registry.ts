import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, openStore, type Registry, type ReleaseRecord } from '@facade/platform/registry';
import { keyFor } from '@facade/platform/tokens';
import { ReleaseHandle } from '../release-handle.ts';
import { Releases, type ReleasesOptions } from '../releases.ts';

/** Live version of a section; or that, a canary and its percentage. */
type Deployed = string | [live: string, canary?: string, percent?: number];

/** A real registry with fake releases: they open unless they are broken, and record when they are opened and closed. */
export class FollowedRegistry {
  /** The clock, in milliseconds; it does not run. */
  now = 1_000_000;
  /** Releases that cannot be opened, such as `a@2`. */
  readonly broken = new Set<string>();
  readonly opened: string[] = [];
  readonly closed: string[] = [];
  readonly warn = jest.fn();
  readonly onOpenFailed = jest.fn();
  readonly data = mkdtempSync(join(tmpdir(), 'facade-followed-'));
  registry: Registry = openStore({ data: this.data, serves: true }).registry;

  constructor() {
    jest.spyOn(Date, 'now').mockImplementation(() => this.now);
    jest.spyOn(performance, 'now').mockImplementation(() => this.now);
    jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata, extras: { base } }) => {
      const { version } = metadata;
      const key = `${section}@${version}`;
      if (this.broken.has(key)) throw new Error(`${key} is broken`);
      this.opened.push(key);
      return {
        section,
        key: base === BASE ? key : `${key} of ${base}`,
        version,
        leftToBrowser: false,
        entry: `${base}entry.js`,
        expose: (name: string) => (name === 'page-a' ? { version } : undefined),
        close: () => this.closed.push(key),
      } as unknown as ReleaseHandle;
    });
  }

  /** A server that follows this registry. */
  create(options: Partial<ReleasesOptions> = {}): Releases {
    return new Releases({
      registry: this.registry,
      releases: { folder: '', fetch: async () => {}, tidy: async () => {} },
      shared: {},
      log: { warn: this.warn, info: () => {} },
      canaryKey: keyFor('canary', 'a secret of thirty-two characters'),
      onOpenFailed: this.onOpenFailed,
      ...options,
    });
  }

  /** Deploys exactly these sections. The store has releases 1 to 3 of `a`, and 1 and 2 of `b`; `base` is where their files are. */
  deploy(sections: Record<string, Deployed>, base = BASE) {
    return this.registry.update({ action: 'none', section: '', change: 'test', by: 'test' }, (current) => ({
      ...current,
      microFrontends: Object.fromEntries(
        Object.entries(sections).map(([section, deployed]) => [section, deploymentsOf(deployed, base)]),
      ),
      extras: {
        ...current.extras,
        releases: { a: ['1', '2', '3'].map(record), b: ['1', '2'].map(record) },
        channels: { a: { preview: '3', gone: '0' } },
      },
    }));
  }

  /** From now on a release opens, or fails to open, when the returned function is called. */
  hold(key: string): (error?: Error) => void {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const open = jest.mocked(ReleaseHandle.open);
    const usual = open.getMockImplementation() as typeof ReleaseHandle.open;
    open.mockImplementation(async (...args) => {
      const [section, { metadata }] = args;
      if (`${section}@${metadata.version}` === key) await promise;
      return usual(...args);
    });
    return (error) => (error ? reject(error) : resolve());
  }

  dispose(): void {
    jest.restoreAllMocks();
    rmSync(this.data, { recursive: true });
  }
}

const BASE = '/_sections/x/';

function deploymentsOf(deployed: Deployed, base: string): Deployment[] {
  const [live, canary, percent = 0] = typeof deployed === 'string' ? [deployed] : deployed;
  if (!canary) return [deployment(live, 100, true, base)];
  return [deployment(live, 100 - percent, true, base), deployment(canary, percent, false, base)];
}

const deployment = (version: string, traffic: number, isDefault: boolean, base: string): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: isDefault },
  extras: { base, publishedAt: '', descriptor: 'sha384-y' },
});

const record = (version: string): ReleaseRecord => ({
  version,
  publishedAt: '',
  integrity: 'sha384-x',
  url: '/x.js',
  base: BASE,
  descriptor: 'sha384-y',
  content: version,
});
