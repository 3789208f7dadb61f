import { actor } from '../registry/actor.ts';
import { withCanary, withCanaryLive, withoutCanary } from '../registry/changes.ts';
import { type ChangeNote, canaryOf, type RegistryDocument } from '../registry/document/document.ts';
import { noteBeginning } from '../registry/plain-text.ts';
import type { Note } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Store } from '../store/store.ts';
import { type Conditional, type Reason, whoAndWhy } from './reason.ts';

/** Changes the traffic share of the running canary, in percent. Throws if that version is not the canary. */
export const rampCanary = (
  store: Store,
  section: string,
  version: string,
  percent: number,
  reason: Reason = {},
): Promise<RegistryDocument> =>
  store.registry.update(
    noteOf('canary', section, `canary ${section} ${version} to ${percent} %`, reason),
    (current) => {
      if (canaryOf(current, section)?.metadata.version !== version) {
        throw new RegistryError(`${version} is not the canary of ${section}`);
      }
      return withCanary(current, section, version, percent);
    },
  );

/** The canary becomes live for all visitors. Throws if none runs, and whatever `assertFits` throws. */
export const promoteCanary = (
  store: Store,
  section: string,
  { assertFits, ...reason }: Reason & Conditional = {},
): Promise<RegistryDocument> =>
  store.registry.update(noteOfCanary('promote', section, reason), async (current) => {
    await assertFits?.(current);
    return withCanaryLive(current, section);
  });

/** The canary ends; all visitors get the live release. Throws if none runs, and whatever `assertFits` throws. */
export const endCanary = (
  store: Store,
  section: string,
  { assertFits, ...reason }: Reason & Conditional = {},
): Promise<RegistryDocument> =>
  store.registry.update(noteOfCanary('halt', section, reason), async (current) => {
    await assertFits?.(current);
    return withoutCanary(current, section);
  });

/**
 * Ends this failing canary, for a server that monitors it. Returns whether it did: another server may have been first, or the
 * canary may have been replaced. Throws if this machine may not sign or the storage is unreachable.
 */
export async function haltCanary(store: Store, section: string, version: string, why: string): Promise<boolean> {
  let halted = false;
  // The canary ends whatever text the error has.
  const reason = { by: noteBeginning(actor()), why: noteBeginning(why) };
  const change = `halt the canary ${section} ${version}`;
  const note: ChangeNote = { ...noteOf('halt', section, change, reason), automatic: 'halted' };
  await store.registry.update(note, (current) => {
    halted = canaryOf(current, section)?.metadata.version === version;
    return halted ? withoutCanary(current, section) : current;
  });
  return halted;
}

const noteOfCanary =
  (action: 'promote' | 'halt', section: string, reason: Reason): Note =>
  (before) =>
    noteOf(action, section, `${action} the canary ${section} ${canaryOf(before, section)?.metadata.version}`, reason);

const noteOf = (action: ChangeNote['action'], section: string, change: string, reason: Reason): ChangeNote => ({
  action,
  section,
  change,
  ...whoAndWhy(reason),
});
