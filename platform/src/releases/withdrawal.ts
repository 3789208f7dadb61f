import { type ChangeNote, canaryOf, liveOf, type RegistryDocument } from '../registry/document/document.ts';
import { newestFirst } from '../registry/history.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';

/** Why a server took a release from its visitors. */
export interface Withdrawal {
  was: NonNullable<ChangeNote['automatic']>;
  /** ISO time. */
  at: string;
  why: string;
}

/**
 * How the last deployment of a release ended, if a server ended it. Null if the release was never deployed, is deployed, or if a person
 * ended its last deployment: whoever promoted it despite a halt has already decided about that halt.
 */
export async function withdrawalOf(registry: Registry, section: string, version: string): Promise<Withdrawal | null> {
  let after: RegistryDocument | undefined;
  for await (const document of newestFirst(registry)) {
    if (isDeployed(document, section, version)) return after ? endedBy(after) : null;
    after = document;
  }
  return null;
}

/**
 * Throws `RegistryError` for a release that a server took from its visitors: they had its errors before, so a command that names it
 * needs `--despite-halt`.
 */
export async function assertNotWithdrawn(registry: Registry, section: string, version: string): Promise<void> {
  const withdrawal = await withdrawalOf(registry, section, version);
  if (!withdrawal) return;
  const { was, at, why } = withdrawal;
  throw new RegistryError(
    `${section} ${version} was ${was} automatically at ${at}: ${why}. Publish a corrected release, or add --despite-halt if the cause is elsewhere and gone`,
  );
}

const isDeployed = (document: RegistryDocument, section: string, version: string): boolean =>
  [liveOf(document, section), canaryOf(document, section)].some((deployed) => deployed?.metadata.version === version);

const endedBy = ({ extras: { automatic, changedAt: at, why = '' } }: RegistryDocument): Withdrawal | null =>
  automatic ? { was: automatic, at, why } : null;
