import { alreadyPublished } from '../releases/release-files.ts';
import {
  canaryOf,
  type Deployment,
  deploymentOf,
  liveOf,
  type RegistryDocument,
  type ReleaseRecord,
  releaseOf,
} from './document/document.ts';
import { RegistryError } from './registry-error.ts';

/** A new release is in the store, without traffic. */
export function withRelease(document: RegistryDocument, section: string, release: ReleaseRecord): RegistryDocument {
  if (releaseOf(document, section, release.version)) throw alreadyPublished(`${section} ${release.version}`);
  const { extras } = document;
  const releases = { ...extras.releases, [section]: [release, ...(extras.releases[section] ?? [])] };
  return { ...document, extras: { ...extras, releases } };
}

/** All visitors get this release; a canary ends. */
export const withLive = (document: RegistryDocument, section: string, version: string): RegistryDocument =>
  withDeployments(document, section, [deploymentOf(stored(document, section, version), 100, true)]);

/** `percent` of the visitors get this release, the others the live one; a previous canary ends. */
export function withCanary(
  document: RegistryDocument,
  section: string,
  version: string,
  percent: number,
): RegistryDocument {
  const live = liveOf(document, section);
  if (!live) throw new RegistryError(`${section} has no live release yet that a canary could run beside`);
  if (live.metadata.version === version)
    throw new RegistryError(`${section} ${version} is live already, so it cannot be a canary`);
  return withDeployments(document, section, [
    { ...live, deployment: { traffic: 100 - percent, default: true } },
    deploymentOf(stored(document, section, version), percent, false),
  ]);
}

/** All visitors get the live release again. Throws if no canary runs. */
export function withoutCanary(document: RegistryDocument, section: string): RegistryDocument {
  const live = liveOf(document, section);
  if (!live || !canaryOf(document, section)) throw new RegistryError(`${section} has no canary`);
  return withDeployments(document, section, [{ ...live, deployment: { traffic: 100, default: true } }]);
}

/** The canary becomes live for all visitors. Throws if none runs. */
export function withCanaryLive(document: RegistryDocument, section: string): RegistryDocument {
  const canary = canaryOf(document, section);
  if (!canary) throw new RegistryError(`${section} has no canary`);
  return withLive(document, section, canary.metadata.version);
}

/** The channel points to this release. */
export function withChannel(
  document: RegistryDocument,
  section: string,
  channel: string,
  version: string,
): RegistryDocument {
  const { extras } = document;
  const channels = { ...extras.channels, [section]: { ...extras.channels[section], [channel]: version } };
  return { ...document, extras: { ...extras, channels } };
}

/** The section is no longer served, not even through an override link; its releases stay in the store. Throws if it is not live. */
export function withoutSection(document: RegistryDocument, section: string): RegistryDocument {
  if (!liveOf(document, section)) throw new RegistryError(`${section} is not live`);
  const { extras } = document;
  const microFrontends = without(document.microFrontends, section);
  return { ...document, microFrontends, extras: { ...extras, channels: without(extras.channels, section) } };
}

/** Removes the channel. Throws if it does not exist. */
export function withoutChannel(document: RegistryDocument, section: string, channel: string): RegistryDocument {
  const { extras } = document;
  const own = extras.channels[section] ?? {};
  if (!Object.hasOwn(own, channel)) throw new RegistryError(`${section} has no channel "${channel}"`);
  const channels = { ...extras.channels, [section]: without(own, channel) };
  return { ...document, extras: { ...extras, channels } };
}

const without = <T>(entries: Record<string, T>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));

const withDeployments = (document: RegistryDocument, section: string, deployments: Deployment[]): RegistryDocument => ({
  ...document,
  microFrontends: { ...document.microFrontends, [section]: deployments },
});

function stored(document: RegistryDocument, section: string, version: string): ReleaseRecord {
  const release = releaseOf(document, section, version);
  if (!release) throw new RegistryError(`${section} ${version} is not in the store`);
  return release;
}
