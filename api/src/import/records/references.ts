import type { FeedProblem } from '@facade/feed';
import type { StoredLookups, StoredProperty } from '../../platform/index.ts';
import { townKey } from './lookups.ts';

/** Ids that records may refer to. */
export interface KnownIds {
  category: ReadonlySet<number>;
  ribbon: ReadonlySet<number>;
  agent: ReadonlySet<string>;
  project: ReadonlySet<number>;
}

/** The ids of a feed's lookups; its projects are added as they are found. */
export function knownIds(lookups: StoredLookups, project: ReadonlySet<number>): KnownIds {
  return {
    category: new Set(lookups.categories.map(({ id }) => id)),
    ribbon: new Set(lookups.ribbons.map(({ id }) => id)),
    agent: new Set(lookups.agents.map(({ id }) => id)),
    project,
  };
}

/** A stored reference of a record: when its target is added, removed or moved, the record is mapped again. */
export const referenceTo = (kind: keyof KnownIds | 'town', key: string | number): string => `${kind} ${key}`;

/** All data outside its own records that a property depends on, or has warnings about. */
export function referencesOf(property: StoredProperty): string[] {
  const { categoryIds, ribbonId, projectId, agentId, location, zip, city } = property;
  return [
    ...categoryIds.map((id) => referenceTo('category', id)),
    ...(ribbonId === null ? [] : [referenceTo('ribbon', ribbonId)]),
    ...(projectId === null ? [] : [referenceTo('project', projectId)]),
    ...(agentId === null ? [] : [referenceTo('agent', agentId)]),
    // A hidden address uses the town's point.
    ...(location?.exact ? [] : [referenceTo('town', townKey(zip, city))]),
  ];
}

/** Problems of references to records that the feed does not contain. */
export function looseEnds(property: StoredProperty, known: KnownIds): FeedProblem[] {
  const record = `property ${property.reference}`;
  const problems: FeedProblem[] = [];
  const missing = property.categoryIds.filter((id) => !known.category.has(id));
  if (missing.length > 0)
    problems.push({ record, field: 'WebIDs', kind: 'unknownCategory', values: { id: missing.join(', ') } });
  if (property.ribbonId !== null && !known.ribbon.has(property.ribbonId))
    problems.push({ record, field: 'Marquee', kind: 'unknownRibbon', values: { id: property.ribbonId } });
  if (property.projectId !== null && !known.project.has(property.projectId))
    problems.push({ record, field: 'ProjectID', kind: 'unknownProject', values: { id: property.projectId } });
  if (property.agentId !== null && !known.agent.has(property.agentId))
    problems.push({ record, field: 'AgentID', kind: 'unknownAgent', values: { id: property.agentId } });
  return problems;
}
