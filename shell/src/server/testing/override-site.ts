import type { Deployment, Store } from '@facade/platform/registry';
import { keyFor, type Override, signOverride, siteSecret } from '@facade/platform/tokens';
import { createElement } from 'react';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A page of the overridden section. */
export const PATH = '/nl/te-koop/';
/** When the overrides expire, in seconds since 1970. */
export const until = Math.floor(Date.now() / 1000) + 3600;
export const VERSION_2: Override = { section: 'mf-listings', kind: 'version', name: '2', until };

/** A site on which version 1 is live everywhere. Version 2 is kept, also in the channel `preview` of mf-listings. */
export interface OverrideSite {
  site: TestServer;
  secret: string;
  /** The token of an override to version 2, with changes. */
  sign(changes?: Partial<Override>): string;
  get(url: string, headers?: Record<string, string | string[]>): ReturnType<typeof inject>;
  /** The same with the cookie of overrides. */
  withCookie(value: string, url?: string): ReturnType<typeof inject>;
  close(): Promise<void>;
}

export async function startOverrideSite(): Promise<OverrideSite> {
  Object.assign(globalThis, { SHARED_VERSIONS: {} });
  jest.spyOn(ReleaseHandle, 'open').mockImplementation(async (section, { metadata: { version } }) => {
    const entry = `/_sections/${section}/${version}/web/entry.js`;
    return {
      key: `${section}@${version}`,
      version,
      entry,
      leftToBrowser: false,
      expose: (name: string) => modulesOf(version)[name],
      files: () => [entry],
      integrity: () => ({ [entry]: 'sha384-x' }),
      address: () => ({ version, entry, files: {}, integrity: {} }),
      close: () => {},
    } as unknown as ReleaseHandle;
  });
  const site = await startTestServer({ published: publish });
  const secret = await siteSecret(site.data);
  const key = keyFor('override', secret);
  const get: OverrideSite['get'] = (url, headers = {}) => inject(site, url, headers);
  return {
    site,
    secret,
    sign: (changes = {}) => signOverride(key, { ...VERSION_2, ...changes }),
    get,
    withCookie: (value, url = PATH) => get(url, { cookie: `a=b; facade_override=${value}; c=d` }),
    async close() {
      jest.mocked(ReleaseHandle.open).mockRestore();
      await site.close();
    },
  };
}

const inject = ({ server }: TestServer, url: string, headers: Record<string, string | string[]>) =>
  server.inject({ url, headers });

const record = (version: string) => ({
  version,
  publishedAt: '',
  integrity: 'sha384-x',
  url: '/x.js',
  base: '/_sections/x/',
  descriptor: 'sha384-y',
  content: version,
});
const live: Deployment = {
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version: '1' },
  deployment: { traffic: 100, default: true },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
};
const publish = (store: Store) =>
  store.registry.update({ action: 'none', section: '', change: 'test', by: 'test' }, (current) => ({
    ...current,
    microFrontends: { 'mf-consent': [live], 'mf-listings': [live], 'mf-forms': [live] },
    extras: {
      ...current.extras,
      releases: { 'mf-listings': ['1', '2'].map(record), 'mf-forms': ['1', '2'].map(record) },
      channels: { 'mf-listings': { preview: '2' } },
    },
  }));

const modulesOf = (version: string): Record<string, unknown> => ({
  'page-list': {
    page: {
      loader: async () => null,
      Component: () => createElement('h1', null, `Versie ${version}`),
      head: () => ({ title: version }),
    },
  },
  'fragment-dialog': { fragment: { Component: () => null } },
  'fragment-trackers': { fragment: { Component: () => null } },
});
