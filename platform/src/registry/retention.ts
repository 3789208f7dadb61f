import type { RegistryDocument, ReleaseRecord } from './document/document.ts';

/** Number of releases of a section to keep, and of revisions that changed it. */
export const KEEP = 20;
/** Younger releases are kept regardless of their number, because tabs still use them. In milliseconds since they were replaced. */
export const STAY = 7 * 24 * 3600_000;

/**
 * The document without the releases that need not be kept: beyond the 20 newest of a section, and for a week neither live
 * nor canary nor in a channel. Records on the others since when they have had no traffic.
 */
export function withoutOldReleases(document: RegistryDocument, now: Date): RegistryDocument {
  const releases = Object.entries(document.extras.releases).map(([section, list]) => {
    const inUse = versionsInUse(document, section);
    const noted = list.map((release) => noteUse(release, inUse.has(release.version), now));
    return [section, noted.filter((release, index) => index < KEEP || !isOld(release, now))];
  });
  return { ...document, extras: { ...document.extras, releases: Object.fromEntries(releases) } };
}

function versionsInUse({ microFrontends, extras }: RegistryDocument, section: string): Set<string> {
  const deployed = (microFrontends[section] ?? []).map(({ metadata }) => metadata.version);
  return new Set([...deployed, ...Object.values(extras.channels[section] ?? {})]);
}

const noteUse = ({ unusedSince, ...release }: ReleaseRecord, inUse: boolean, now: Date): ReleaseRecord =>
  inUse ? release : { ...release, unusedSince: unusedSince ?? now.toISOString() };

const isOld = ({ unusedSince }: ReleaseRecord, now: Date): boolean =>
  unusedSince !== undefined && now.getTime() - Date.parse(unusedSince) > STAY;
