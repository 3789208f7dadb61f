import { type LocalReleases, RELEASES_URL, type Registry, releaseOf } from '@facade/platform/registry';
import type { FastifyRequest } from 'fastify';

/**
 * Fetches a release to this machine before one of its files is served. A server started after a release was replaced never
 * opened it, but open tabs may still request its files.
 */
export function fetchRelease({ registry, releases }: { registry: Registry; releases: LocalReleases }) {
  return async ({ url, log }: FastifyRequest): Promise<void> => {
    const [section = '', version = ''] = url.slice(RELEASES_URL.length).split('/');
    // The last polled registry: a visitor's request never reads it from the bucket.
    const document = await registry.lastGood();
    const release = document && releaseOf(document, section, decoded(version));
    if (!release) return;
    await releases.fetch(section, release).catch((error: Error) => {
      log.warn({ section, version, reason: error.message }, 'release cannot be fetched');
    });
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
