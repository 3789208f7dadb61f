import { type LocalReleases, RELEASES_URL, type Registry, releaseOf } from '@facade/platform/registry';
import type { FastifyRequest } from 'fastify';

/**
 * Before a file of a release is served: brings the release to this machine where it is not. A server that was started after a
 * release was replaced never opened it, but tabs may still ask for its files.
 */
export function fetchRelease({ registry, releases }: { registry: Registry; releases: LocalReleases }) {
  return async ({ url, log }: FastifyRequest): Promise<void> => {
    const [section = '', version = ''] = url.slice(RELEASES_URL.length).split('/');
    // What the watching loop read last: no visitor's request asks the bucket for the registry.
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
