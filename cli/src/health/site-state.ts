import { historyOf, type Store } from '@facade/platform/registry';
import type { ReleasesState } from '@facade/shared-domain/releases';
import { reasonsIn } from './reasons.ts';
import { healthOf } from './release-health.ts';
import { readMetrics } from './release-metrics.ts';
import { readSiteEvents } from './site-events.ts';

/** What `facade health` says of every section and `facade why` of the site, for the page of staff. `site`: a shell, which is asked for its counts. */
export async function siteState(store: Store, site: string, since: string): Promise<ReleasesState> {
  const [document, history, metrics, events] = await Promise.all([
    store.registry.read(),
    historyOf(store.registry),
    readMetrics(site),
    readSiteEvents(since),
  ]);
  const known = { document, history, metrics, events };
  const sections = await Promise.all(
    Object.keys(document.extras.releases)
      .sort()
      .map(async (section) => ({ section, releases: await healthOf(store, section, known) })),
  );
  return { sections, why: reasonsIn(history, events) };
}
