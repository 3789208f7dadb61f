import { actor } from '../registry/actor.ts';
import { withLive, withoutCanary } from '../registry/changes.ts';
import { type ChangeNote, canaryOf, liveOf, type RegistryDocument, releaseOf } from '../registry/document/document.ts';
import { lastChangeOf, newestFirst } from '../registry/history.ts';
import { noteBeginning } from '../registry/plain-text.ts';
import type { Note, Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Store } from '../store/store.ts';
import { type Conditional, type Reason, whoAndWhy } from './reason.ts';
import { readRelease } from './release-files.ts';
import { assertNotWithdrawn } from './withdrawal.ts';

/** Target of a rollback; without a revision, from a canary to the live release, or else to the previously live one. */
export interface Rollback extends Reason, Conditional {
  to?: number;
  /** Also to a release that a server halted or rolled back. */
  despiteHalt?: boolean | undefined;
}

/**
 * Withdraws the newest release of a section: a canary ends and the live release stays; without a canary, or with a given
 * revision, an earlier release becomes live again. Throws `RegistryError` if there is no such revision or release, its files
 * are missing or damaged, a server halted or rolled back the release at that revision, or nothing would change; and whatever `assertFits`
 * throws.
 */
export function rollBack(store: Store, section: string, { to, despiteHalt, assertFits, ...reason }: Rollback = {}) {
  const note: Note = (_before, after) => {
    const from = to === undefined ? '' : `, as at revision ${to}`;
    const change = `roll back to ${section} ${liveOf(after, section)?.metadata.version}${from}`;
    return { action: 'rollback', section, change, ...whoAndWhy(reason) };
  };
  return store.registry.update(note, async (current) => {
    await assertFits?.(current);
    const live = liveOf(current, section);
    if (!live) throw new RegistryError(`${section} was never published here`);
    if (to === undefined && canaryOf(current, section)) return withoutCanary(current, section);
    const version =
      to === undefined
        ? await versionBefore(store.registry, section, live.metadata.version)
        : await versionAt(store.registry, section, to);
    if (version === null)
      throw new RegistryError(`${section} ${live.metadata.version} has no earlier release to go back to`);
    if (version === live.metadata.version && !canaryOf(current, section)) {
      throw new RegistryError(`${section} ${version} is live already`);
    }
    if (to !== undefined && !despiteHalt) await assertNotWithdrawn(store.registry, section, version);
    return withReturned(store, current, section, version);
  });
}

/** A server does not revert a release that has been live for longer, in milliseconds: the failures have another cause. */
const PROBATION = 24 * 3600_000;

/**
 * Reverts this failing release, for a server that monitors it. Returns whether it did: the release may no longer be live, may
 * have been live for a day, may come from a rollback itself, or may be the first. Throws if this machine may not sign, the
 * storage is unreachable, or the files of the earlier release are damaged.
 */
export async function revertLive(store: Store, section: string, version: string, why: string): Promise<boolean> {
  const last = await lastChangeOf(store.registry, section);
  const wasSent = last?.live === version && (last.action === 'publish' || last.action === 'promote');
  if (!wasSent || Date.now() - Date.parse(last.at) > PROBATION) return false;
  const before = await versionBefore(store.registry, section, version);
  if (before === null) return false;
  const reason = { by: noteBeginning(actor()), why: noteBeginning(why) };
  const change = `roll back to ${section} ${before}`;
  const note: ChangeNote = { action: 'rollback', section, change, ...reason, automatic: 'rolled back' };
  let reverted = false;
  await store.registry.update(note, (current) => {
    reverted = liveOf(current, section)?.metadata.version === version && !canaryOf(current, section);
    return reverted ? withReturned(store, current, section, before) : current;
  });
  return reverted;
}

/** The document with a stored release live again, after verifying all its files. */
async function withReturned(store: Store, document: RegistryDocument, section: string, version: string) {
  const release = releaseOf(document, section, version);
  if (!release) throw new RegistryError(`${section} ${version} cannot be restored: its files are no longer stored`);
  await readRelease(store.storage, section, release).catch((error: Error) => {
    throw new RegistryError(`${section} ${version} cannot be restored: ${error.message}`);
  });
  return withLive(document, section, version);
}

async function versionAt(registry: Registry, section: string, revision: number): Promise<string> {
  const document = await registry.readRevision(revision);
  if (!document) throw new RegistryError(`there is no revision ${revision}; \`facade history ${section}\` lists them`);
  const version = liveOf(document, section)?.metadata.version;
  if (version) return version;
  throw new RegistryError(`${section} was not live at revision ${revision}`);
}

/**
 * The release that was live before the current one was published: rolling back twice goes two releases back and never forward
 * again. Null if there was none.
 */
export async function versionBefore(registry: Registry, section: string, present: string): Promise<string | null> {
  let newer: RegistryDocument | undefined;
  for await (const document of newestFirst(registry)) {
    const live = liveOf(document, section)?.metadata.version;
    const cameByPublication = newer?.extras.section === section && newer.extras.action !== 'rollback';
    if (
      newer &&
      live &&
      live !== present &&
      cameByPublication &&
      liveOf(newer, section)?.metadata.version === present
    ) {
      return live;
    }
    newer = document;
  }
  return null;
}
