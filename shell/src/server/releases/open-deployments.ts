import { setTimeout as delay } from 'node:timers/promises';
import { canaryOf, liveOf, type RegistryDocument } from '@facade/platform/registry';
import { TIME_LIMITS } from '../time-limits.ts';
import type { CanaryShare } from '../variants/bucket.ts';
import type { OpenReleases } from './open-releases.ts';
import type { ReleaseHandle } from './release-handle.ts';
import type { SectionRelease } from './section-release.ts';

/** A canary that is open. */
export interface OpenCanary extends CanaryShare {
  handle: ReleaseHandle;
}

/** What one state of the registry offers visitors; holds its releases open. */
export interface OpenDeployments {
  /** Section → its live release, or the last good one. */
  handles: ReadonlyMap<string, SectionRelease>;
  /** Section → why it has none. */
  missing: ReadonlyMap<string, string>;
  /** Those some visitors get and others do not. */
  canaries: readonly OpenCanary[];
  /** Every release of it could be opened. */
  complete: boolean;
  /** Releases that were not open in time; the caller drops each that comes. */
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
  /** Told of each release that could not be opened. */
  failed(section: string, version: string, reason: string): void;
  /** Ends the wait for releases that take their time: a slow host holds up nobody else's. */
  deadline: Promise<unknown>;
}

/** An opening that failed is told once, however many looks have waited for it. */
const told = new WeakSet<Error>();

/**
 * Opens what a document deploys. A live release that cannot be opened leaves the one of `before`, and a canary that cannot is
 * offered to nobody: its visitors get the live one. So it is with one that is not open when the deadline passes.
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
    const opening = open.take(section, deployment).catch((error: unknown) => {
      const isError = error instanceof Error;
      const reason = isError ? error.message : String(error);
      if (!isError || !told.has(error)) failed(section, deployment.metadata.version, reason);
      if (isError) told.add(error);
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

/** Lets go of everything that they hold open. */
export function dropDeployments({ handles, canaries }: OpenDeployments, open: OpenReleases): void {
  for (const release of handles.values()) open.drop(release);
  for (const { handle } of canaries) open.drop(handle);
}

/** Ends the wait for new releases. At its start a server has nothing else to show: it waits until each is open or has failed. */
export const deadlineBeside = (before: OpenDeployments): Promise<unknown> =>
  before === NO_DEPLOYMENTS ? new Promise(() => {}) : delay(TIME_LIMITS.releasesTogether, undefined, { ref: false });
