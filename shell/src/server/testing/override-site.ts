import type { Store } from '@facade/platform/registry';
import { keyFor, type Override, signOverride, siteSecret } from '@facade/platform/tokens';
import { createElement } from 'react';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { deployment, releaseRecord, TEST_CHANGE } from './deployments.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The page that overrides change. */
export const PATH = '/nl/te-koop/';

/** In an hour, in seconds since 1970. */
export const UNTIL = Math.floor(Date.now() / 1000) + 3600;

/** Version 2 of the section whose page it is; everybody else gets version 1. */
export const VERSION_2: Override = { section: 'mf-listings', kind: 'version', name: '2', until: UNTIL };

const modulesOf = (version: string): Record<string, unknown> => ({
  'page-list': {
    page: {
      loader: async () => null,
      Component: () => createElement('h1', null, `Versie ${version}`),
      head: () => ({ title: version }),
    },
  },
  'fragment-dialog': { fragment: { Component: () => null } },
});

/** Releases without files whose page says its version. */
export function openShownVersions(): void {
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
}

const publish = (store: Store) =>
  store.registry.update(TEST_CHANGE, (current) => ({
    ...current,
    microFrontends: {
      'mf-consent': [deployment('1')],
      'mf-listings': [deployment('1')],
      'mf-forms': [deployment('1')],
    },
    extras: {
      ...current.extras,
      releases: { 'mf-listings': ['1', '2'].map(releaseRecord), 'mf-forms': ['1', '2'].map(releaseRecord) },
      channels: { 'mf-listings': { preview: '2' } },
    },
  }));

/** A site with two versions of two sections, and its key for overrides. */
export async function startOverrideSite() {
  openShownVersions();
  const site: TestServer = await startTestServer({ published: publish });
  const secret = await siteSecret(site.data);
  const key = keyFor('override', secret);
  const get = (url: string, headers: Record<string, string | string[]> = {}) => site.server.inject({ url, headers });
  return {
    site,
    secret,
    get,
    /** A token for version 2, or what `changes` says. */
    sign: (changes: Partial<Override> = {}) => signOverride(key, { ...VERSION_2, ...changes }),
    withCookie: (value: string, url = PATH) => get(url, { cookie: `a=b; facade_override=${value}; c=d` }),
    async close() {
      jest.mocked(ReleaseHandle.open).mockRestore();
      await site.close();
    },
  };
}

export type OverrideSite = Awaited<ReturnType<typeof startOverrideSite>>;
