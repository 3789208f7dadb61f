import { canaryOf, liveOf, type RegistryDocument } from '@facade/platform/registry';
import type { Comparison } from './goal-watch.ts';

/** A release that has been live for longer, in milliseconds, is not to blame for a drop. */
const PROBATION = 24 * 3600_000;

/** The releases of a registry that are compared: canaries with the live release, new live ones with the release before. */
export async function comparisonsIn(
  document: RegistryDocument,
  versionBefore: (section: string, version: string) => Promise<string | null>,
): Promise<Comparison[]> {
  const comparisons = Object.keys(document.microFrontends).map(async (section): Promise<Comparison[]> => {
    const [live, canary] = [liveOf(document, section), canaryOf(document, section)];
    if (!live) return [];
    const of = ({ metadata, extras }: typeof live, other: string): Comparison => {
      return { section, release: metadata.version, other, isCanary: canary !== undefined, since: extras.publishedAt };
    };
    if (canary) return [of(canary, live.metadata.version)];
    if (Date.now() - Date.parse(live.extras.publishedAt) > PROBATION) return [];
    const before = await versionBefore(section, live.metadata.version);
    return before === null ? [] : [of(live, before)];
  });
  return (await Promise.all(comparisons)).flat();
}
