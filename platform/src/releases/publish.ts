import { MAPS } from '../build/release-descriptor.ts';
import { withCanary, withChannel, withLive, withRelease } from '../registry/changes.ts';
import {
  type ChangeNote,
  type RegistryDocument,
  type ReleaseRecord,
  releaseOf,
} from '../registry/document/document.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { type Attestation, attest } from '../registry/teams/attestation.ts';
import { teamOf } from '../registry/teams/teams.ts';
import type { Store } from '../store/store.ts';
import { type Build, readBuild } from './build-folder.ts';
import { describedRelease } from './described-release.ts';
import { type Conditional, type Reason, whoAndWhy } from './reason.ts';
import { releaseKey, uploadRelease } from './release-files.ts';
import { removeOldReleases, removeOldRevisions } from './remove-old.ts';

/** How a release is published. */
export interface Publication extends Reason, Conditional {
  /** Default: the build's own, which names its content. */
  version?: string;
  /** Percentage of visitors who get it as a canary; all of them if absent. */
  canary?: number;
  /** No visitors get it, except through override links for this channel. */
  channel?: string;
  /** The team's signature. Default for a section with a team: that of the operator, if this machine has the key. */
  attestation?: Attestation;
  /** As the release's record stores it. */
  publishedBy?: string;
}

/**
 * Stores a finished build as an immutable release and makes it live as requested. Throws `RegistryError` if that version
 * was published before or the folder is not a build, and whatever `assertFits` throws.
 */
export async function publishRelease(
  store: Store,
  buildFolder: string,
  publication: Publication = {},
): Promise<RegistryDocument> {
  const build = await readBuild(buildFolder);
  const { descriptor, description, record } = describedRelease(build, publication.version);
  const { name: section, version } = descriptor;
  const { publishedBy } = publication;
  const change = async (document: RegistryDocument) => {
    const attestation = publication.attestation ?? (await operatorAttestation(store, document, section, record));
    const release = { ...record, ...(attestation && { attestation }), ...(publishedBy && { publishedBy }) };
    const changed = place(withRelease(document, section, release), section, version, publication);
    await publication.assertFits?.(document);
    return changed;
  };
  // Before anything is stored: what is refused now need not be uploaded.
  await change(await store.registry.read());
  await uploadRelease(store.storage, descriptor, build.files, description);
  let before: RegistryDocument | undefined;
  const document = await store.registry.update(noteOf(section, version, publication), (current) => {
    before = current;
    return change(current);
  });
  if (before) await removeOldReleases(store.storage, before, document);
  await removeOldRevisions(store.storage, store.registry, new Date());
  return document;
}

/**
 * Restores missing files of a published release from the same build, under its own version. False if this build is not the same: sources that differ
 * in comments only give the same version, but other source maps.
 */
export async function restoreRelease(store: Store, buildFolder: string): Promise<boolean> {
  const build = await readBuild(buildFolder);
  const { name, version } = build.descriptor;
  const published = releaseOf(await store.registry.read(), name, version);
  for (const same of [build, withoutMaps(build)]) {
    const { descriptor, description, record } = describedRelease(same);
    if (record.descriptor !== published?.descriptor) continue;
    await store.storage.remove(await store.storage.list(releaseKey(name, version)));
    await uploadRelease(store.storage, descriptor, same.files, description);
    return true;
  }
  return false;
}

/** As it was built before builds had source maps. */
const withoutMaps = ({ descriptor, files }: Build): Build => ({
  descriptor,
  files: new Map([...files].filter(([path]) => !path.startsWith(`${MAPS}/`))),
});

/** Throws `RegistryError` if the section has a team with keys, and this machine has not the operator's key to sign for it. */
async function operatorAttestation(
  { operator }: Store,
  document: RegistryDocument,
  section: string,
  record: ReleaseRecord,
): Promise<Attestation | undefined> {
  const team = teamOf(document.extras.teams, section);
  if (!team) return undefined;
  const key = await operator.signingKey();
  if (key) return attest({ section, ...record }, key);
  if (team.oidc.length > 0) return undefined;
  throw new RegistryError(`${section} has a team (${team.contact}): publish it with its key, or with the operator's`);
}

function place(document: RegistryDocument, section: string, version: string, { canary, channel }: Publication) {
  if (channel !== undefined) return withChannel(document, section, channel, version);
  return canary === undefined ? withLive(document, section, version) : withCanary(document, section, version, canary);
}

function noteOf(section: string, version: string, { canary, channel, ...reason }: Publication): ChangeNote {
  const base = { section, ...whoAndWhy(reason) };
  if (channel !== undefined)
    return { ...base, action: 'channel', change: `publish ${section} ${version} to ${channel}` };
  if (canary === undefined) return { ...base, action: 'publish', change: `publish ${section} ${version}` };
  return { ...base, action: 'canary', change: `publish ${section} ${version} as a canary for ${canary} %` };
}
