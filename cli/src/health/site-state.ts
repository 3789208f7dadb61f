import { historyOf, type Store } from '@facade/platform/registry';
import type { SiteEvents } from '@facade/shared-domain/goals';
import type { ReleaseHealth, ReleasesState } from '@facade/shared-domain/releases';
import { usualSite } from '../commands/settings.ts';
import { readPublished } from '../release/find-section.ts';
import { reasonsIn } from './reasons.ts';
import { healthOf, type KnownOfSite } from './release-health.ts';
import { readMetrics } from './release-metrics.ts';
import { readSiteEvents } from './site-events.ts';

/** What `facade health` says of a section. `since`: a time such as `2h`, of which goals are counted. */
export const sectionHealth = async (store: Store, section: string, since?: string): Promise<ReleaseHealth[]> =>
  healthOf(store, section, await knownOf(store, since, section));

/** The same of every section, and what `facade why` says of the site, for the page of staff. */
export async function siteState(store: Store, since?: string): Promise<ReleasesState> {
  const known = await knownOf(store, since);
  const { document, history, events } = known;
  const sections = await Promise.all(
    Object.keys(document.extras.releases)
      .sort()
      .map(async (section) => ({ section, releases: await healthOf(store, section, known) })),
  );
  return { sections, why: reasonsIn(history, events) };
}

/** As the shell of this machine and its api count it. */
async function knownOf(store: Store, since = '7d', section?: string): Promise<KnownOfSite & { events: SiteEvents }> {
  const document = await (section === undefined ? store.registry.read() : readPublished(store, section));
  const [history, metrics, events] = await Promise.all([
    historyOf(store.registry, section),
    readMetrics(usualSite()),
    readSiteEvents(since),
  ]);
  return { document, history, metrics, events };
}
