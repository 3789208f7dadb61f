import { setTimeout as delay } from 'node:timers/promises';
import { canaryOf, liveOf, type RegistryDocument } from '@facade/platform/registry';
import { teamOf } from '@facade/platform/registry/teams';
import { TIME_LIMITS } from '../time-limits.ts';
import type { CanaryShare } from '../variants/bucket.ts';
import type { OpenReleases } from './open-releases.ts';
import type { ReleaseHandle } from './release-handle.ts';
import type { SectionRelease } from './section-release.ts';

/** An open canary. */
export interface OpenCanary extends CanaryShare {
  handle: ReleaseHandle;
}

/** What one state of the registry offers visitors. Holds its releases open. */
export interface OpenDeployments {
  /** Section → its live release, or the last good one. */
  handles: ReadonlyMap<string, SectionRelease>;
  /** Section → why it has no release. */
  missing: ReadonlyMap<string, string>;
  /** Releases that only some visitors get. */
  canaries: readonly OpenCanary[];
  /** Whether every release could be opened. */
  complete: boolean;
  /** Releases that were not open in time. The caller drops each that arrives. */
  late: readonly Promise<ReleaseHandle | string>[];
}

export const NO_DEPLOYMENTS: OpenDeployments = {
  handles: new Map(),
  missing: new Map(),
  canaries: [],
  complete: false,
  late: [],
};

export interface OpenDeploymentsOptions {
  open: OpenReleases;
  /** Called for each release that could not be opened. */
  failed(section: string, version: string, reason: string): void;
  /** Ends the wait for slow releases: a slow host does not delay the others. */
  deadline: Promise<unknown>;
}

/** Where browsers get the files of a section first, as the operator signed; empty: from the site itself. */
export const originOf = ({ extras }: RegistryDocument, section: string): string =>
  teamOf(extras.teams, section)?.origin ?? '';

/** A failed opening is reported once, however many polls have waited for it. */
const reported = new WeakSet<Error>();

/**
 * Opens the releases of a document. If a live release cannot be opened, the one of `before` stays. If a canary cannot be
 * opened, its visitors get the live release. The same applies to a release that is not open at the deadline.
 */
export async function openDeployments(
  document: RegistryDocument,
  before: OpenDeployments,
  { open, failed, deadline }: OpenDeploymentsOptions,
): Promise<OpenDeployments> {
  const handles = new Map<string, SectionRelease>();
  const missing = new Map<string, string>();
  const canaries: OpenCanary[] = [];
  const late: OpenDeployments['late'][number][] = [];
  let complete = true;

  async function take(section: string, deployment: ReturnType<typeof liveOf>): Promise<ReleaseHandle | string> {
    if (!deployment) return '';
    const opening = open.take(section, deployment, originOf(document, section)).catch((error: unknown) => {
      const isError = error instanceof Error;
      const reason = isError ? error.message : String(error);
      if (!isError || !reported.has(error)) failed(section, deployment.metadata.version, reason);
      if (isError) reported.add(error);
      return reason;
    });
    const taken = await Promise.race([opening, deadline.then(() => null)]);
    if (taken === null) late.push(opening);
    if (taken === null || typeof taken === 'string') complete = false;
    return taken ?? 'it is still being opened';
  }

  async function openSection(section: string): Promise<void> {
    const canary = canaryOf(document, section);
    const percent = canary?.deployment.traffic ?? 0;
    const [live, second] = await Promise.all([
      take(section, liveOf(document, section)),
      take(section, percent > 0 ? canary : undefined),
    ]);
    const present = before.handles.get(section);
    if (typeof live !== 'string') handles.set(section, live);
    else if (live && present) {
      open.hold(present);
      handles.set(section, present);
    } else if (live) missing.set(section, live);
    if (typeof second !== 'string') canaries.push({ section, version: second.version, percent, handle: second });
  }

  await Promise.all(Object.keys(document.microFrontends).map(openSection));
  canaries.sort((a, b) => (a.section < b.section ? -1 : 1));
  return { handles, missing, canaries, complete, late };
}

/** Releases everything that they hold open. */
export function dropDeployments({ handles, canaries }: OpenDeployments, open: OpenReleases): void {
  for (const release of handles.values()) open.drop(release);
  for (const { handle } of canaries) open.drop(handle);
}

/**
 * Ends the wait for new releases. At its start a server has nothing else to show, so it waits until each is open or has failed.
 */
export const deadlineBeside = (before: OpenDeployments): Promise<unknown> =>
  before === NO_DEPLOYMENTS ? new Promise(() => {}) : delay(TIME_LIMITS.releasesTogether, undefined, { ref: false });
