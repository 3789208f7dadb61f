import type { z } from 'zod';
import * as schema from './feed-schema.ts';
import type { FeedProblem } from './report.ts';

export interface Feed {
  properties: schema.PropertyRecord[];
  projects: schema.ProjectRecord[];
  categories: schema.CategoryRecord[];
  ribbons: schema.RibbonRecord[];
  agents: schema.AgentRecord[];
  cities: schema.CityRecord[];
  owners: schema.OwnerRecord[];
}

/** Validates a feed record by record; the errors name the record and the field of the CRM. */
export function readFeed(document: unknown): { feed: Feed; errors: FeedProblem[] } {
  const outer = schema.feedDocument.safeParse(document);
  if (!outer.success) {
    const errors = outer.error.issues.map((issue) => ({
      record: 'feed',
      field: issue.path.join('.'),
      message: issue.code === 'invalid_type' && issue.path.length === 0 ? 'is not an object' : issue.message,
    }));
    return { feed: readFeed({ properties: [] }).feed, errors };
  }
  const errors: FeedProblem[] = [];
  const read = <T extends z.ZodType>(name: string, type: T, records: unknown[]): z.infer<T>[] =>
    records.flatMap((record, index) => {
      const parsed = type.safeParse(record);
      if (parsed.success) return [parsed.data];
      for (const issue of parsed.error.issues)
        errors.push({ record: nameRecord(name, record, index), field: issue.path.join('.'), message: issue.message });
      return [];
    });
  const { data } = outer;
  const feed: Feed = {
    properties: read('property', schema.propertyRecord, data.properties),
    projects: read('project', schema.projectRecord, data.projects),
    categories: read('category', schema.categoryRecord, data.categories),
    ribbons: read('ribbon', schema.ribbonRecord, data.ribbons),
    agents: read('agent', schema.agentRecord, data.agents),
    cities: read('city', schema.cityRecord, data.cities),
    owners: read('owner', schema.ownerRecord, data.owners),
  };
  errors.push(...findDuplicates(feed));
  return { feed, errors };
}

function nameRecord(name: string, record: unknown, index: number): string {
  const { ID, id, WebID, Name, language } = (record ?? {}) as Record<string, unknown>;
  const key = ID ?? id ?? WebID ?? Name ?? `number ${index + 1}`;
  return [name, key, language].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

/** Two records of one property in one language cannot both be right. */
function findDuplicates(feed: Feed): FeedProblem[] {
  const problems: FeedProblem[] = [];
  for (const [name, records] of [
    ['property', feed.properties],
    ['project', feed.projects],
  ] as const) {
    const seen = new Set<string>();
    for (const { ID, language } of records) {
      const key = `${name} ${ID} ${language}`;
      if (seen.has(key)) problems.push({ record: key, field: '', message: 'is in the feed twice' });
      seen.add(key);
    }
  }
  return problems;
}
