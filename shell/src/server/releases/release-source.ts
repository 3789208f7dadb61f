import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASES_URL } from '@facade/platform/registry';
import { TIME_LIMITS } from '../time-limits.ts';

/** Where the files of a release come from: this site's own store, or another host. */
export interface ReleaseSource {
  /** Reads a file of the release, such as `node/remoteEntry.cjs`. Rejects when it is missing or slow. */
  read(file: string): Promise<Buffer>;
}

/** `base` is a deployment's `extras.base`: root-relative for the own store, absolute for another host. */
export function releaseSource(base: string, releasesFolder: string): ReleaseSource {
  if (base.startsWith(RELEASES_URL)) {
    const folder = join(releasesFolder, base.slice(RELEASES_URL.length));
    return { read: (file) => readFile(join(folder, file)) };
  }
  return {
    async read(file) {
      const url = new URL(file, base);
      try {
        // Redirects are refused: only the trusted host may answer.
        const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMITS.releaseFile) });
        if (response.ok) return Buffer.from(await response.arrayBuffer());
        throw new Error(`it answered ${response.status}`);
      } catch (error) {
        throw new Error(`${url} cannot be read: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}
