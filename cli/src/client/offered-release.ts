import { createHash } from 'node:crypto';
import { attest } from '@facade/platform/attestation';
import { describedRelease } from '@facade/platform/described-release';
import { readBuild } from '@facade/platform/read-build';
import type { Credential } from './credential.ts';
import type { ReleaseOffer } from './protocol.ts';

/** A build as it is sent: the offer, and its files by their hash. */
export interface OfferedRelease {
  section: string;
  version: string;
  offer: ReleaseOffer;
  files: ReadonlyMap<string, Buffer>;
}

/** How a build is published. */
export type PublishOptions = Omit<ReleaseOffer, 'description' | 'attestation'> & { version?: string | undefined };

/** Name of a file in uploads: SHA-384 as hexadecimal digits. */
export const uploadName = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('hex');

/** Reads a finished build and signs it, if the credential is a key. Throws `RegistryError` if the folder is not a build. */
export async function offeredRelease(
  folder: string,
  credential: Credential,
  { version, ...where }: PublishOptions,
): Promise<OfferedRelease> {
  const build = await readBuild(folder);
  const { descriptor, description, record } = describedRelease(build, version);
  const { name: section } = descriptor;
  const attestation = 'key' in credential ? attest({ section, ...record }, credential.key) : undefined;
  return {
    section,
    version: descriptor.version,
    offer: { description: description.toString('utf8'), ...(attestation && { attestation }), ...where },
    files: new Map([...build.files.values()].map((bytes) => [uploadName(bytes), bytes])),
  };
}
