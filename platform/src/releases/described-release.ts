import { contentHash, integrityOf, type ReleaseDescriptor } from '../build/release-descriptor.ts';
import type { ReleaseRecord } from '../registry/document/document.ts';
import type { Build } from './build-folder.ts';

/** URL prefix under which a site serves its own release store. */
export const RELEASES_URL = '/_sections/';

/** A build as it is published: what the registry and a team's signature say about it. */
export interface DescribedRelease {
  descriptor: ReleaseDescriptor;
  /** Its `release.json`. */
  description: Buffer;
  record: ReleaseRecord;
}

/** Describes a build under its published version, with the hashes of all files beside its code. */
export function describedRelease(build: Build, version = build.descriptor.version): DescribedRelease {
  const descriptor = describeAll(build, version);
  const description = Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`);
  return { descriptor, description, record: recordOf(descriptor, integrityOf(description)) };
}

function describeAll({ descriptor, files }: Build, version: string): ReleaseDescriptor {
  const { web, node } = descriptor;
  const others = [...files].filter(([path]) => !(path in web) && !(path in node));
  const hashes = others.map(([path, bytes]) => [path, integrityOf(bytes)]).sort();
  return { ...descriptor, version, others: Object.fromEntries(hashes) };
}

/** What the registry stores of a release. @param integrity SHA-384 of its `release.json` */
export function recordOf(descriptor: ReleaseDescriptor, integrity: string): ReleaseRecord {
  const { name, version, entry, web } = descriptor;
  const base = `${RELEASES_URL}${name}/${version}/`;
  return {
    version,
    publishedAt: new Date().toISOString(),
    integrity: web[entry] ?? '',
    url: base + entry,
    base,
    descriptor: integrity,
    content: contentHash(descriptor),
  };
}
