import type { SectionContract } from '@facade/platform/contract';
import {
  canaryOf,
  type HistoryEntry,
  liveOf,
  type RegistryDocument,
  releaseKey,
  type Store,
  versionBefore,
} from '@facade/platform/registry';
import type { SiteEvents } from '@facade/shared-domain/goals';
import type { GoalHealth, GoalSteps, ReleaseHealth } from '@facade/shared-domain/releases';
import { stepsByGoal, verdictOf } from './goal-figures.ts';
import { figuresOf } from './release-metrics.ts';
import { SourcePlaces } from './source-places.ts';

/** What is known of a site at a moment. */
export interface KnownOfSite {
  document: RegistryDocument;
  history: readonly HistoryEntry[];
  /** Of a shell; null if it does not answer. */
  metrics: string | null;
  /** Of all shells. */
  events: Pick<SiteEvents, 'goals' | 'errors'>;
}

type Place = Pick<ReleaseHealth, 'version' | 'place' | 'percent'>;

/** The canary, the live release and the one before it: the first is compared with the second, the second with the third. */
export async function healthOf(
  store: Pick<Store, 'registry' | 'storage'>,
  section: string,
  { document, history, metrics, events: { goals, errors } }: KnownOfSite,
): Promise<ReleaseHealth[]> {
  const places = await placesOf(store, document, section);
  const changes = history.filter((change) => change.section === section);
  const goalsOf = places.map(({ version }) =>
    stepsByGoal(goals.filter((count) => count.section === section && count.release === version)),
  );
  const sources = new SourcePlaces(store.storage, document, section);
  return Promise.all(
    places.map(async (place, index) => ({
      ...place,
      since: beginOf(place, changes),
      size: await sizeOf(store, section, place.version),
      figures: metrics === null ? null : figuresOf(metrics, section, place.version),
      errors: await sources.decoded(errors, place.version),
      goals: judged(goalsOf[index] ?? new Map(), goalsOf[index + 1]),
    })),
  );
}

async function placesOf({ registry }: Pick<Store, 'registry'>, document: RegistryDocument, section: string) {
  const [live, canary] = [liveOf(document, section), canaryOf(document, section)];
  const before = live && (await versionBefore(registry, section, live.metadata.version));
  const places: (Place | undefined | null | '')[] = [
    canary && { version: canary.metadata.version, place: 'canary', percent: canary.deployment.traffic },
    live && { version: live.metadata.version, place: 'live', percent: live.deployment.traffic },
    before && { version: before, place: 'before', percent: 0 },
  ];
  return places.filter((one) => !!one);
}

/** The oldest change of the newest time without interruption: a release that came back is live since then. */
function beginOf({ version, place }: Place, changes: readonly HistoryEntry[]): ReleaseHealth['since'] {
  const had = ({ canary, live }: HistoryEntry) => (place === 'canary' ? canary?.version : live) === version;
  const newest = changes.findIndex(had);
  if (newest < 0) return null;
  const end = changes.findIndex((change, index) => index > newest && !had(change));
  const begin = changes.at(end < 0 ? -1 : end - 1);
  return begin ? { at: begin.at, by: begin.by, why: begin.why } : null;
}

const judged = (own: ReadonlyMap<string, GoalSteps>, other: ReadonlyMap<string, GoalSteps> | undefined) =>
  Object.fromEntries(
    [...own].map(([goal, steps]): [string, GoalHealth] => [
      goal,
      { ...steps, ...(other && { verdict: verdictOf(goal, steps, other.get(goal)) }) },
    ]),
  );

async function sizeOf({ storage }: Pick<Store, 'storage'>, section: string, version: string): Promise<number | null> {
  const bytes = await storage.read(`${releaseKey(section, version)}contract.json`);
  return bytes && (JSON.parse(bytes.toString('utf8')) as SectionContract).bytes.total;
}
