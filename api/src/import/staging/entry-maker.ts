import type { FeedProblem, PropertyRecord } from '@facade/feed';
import { sql } from 'kysely';
import type { Db, StoredCity, StoredProject, StoredProperty, StoredTeaser } from '../../platform/index.ts';
import type { DocumentImport } from '../import-documents.ts';
import type { PictureImport } from '../import-pictures.ts';
import { mapProject } from '../mapping/map-catalogue.ts';
import { isPublic, mapProperty } from '../mapping/map-property.ts';
import { isOffMarket, mapTeaser } from '../mapping/map-teaser.ts';
import { missingByLaw } from '../mapping/missing-by-law.ts';
import { propertyRow } from '../mapping/property-row.ts';
import type { PictureSource } from '../picture-sources.ts';
import { placeOf } from '../places/place-of.ts';
import { type KnownIds, looseEnds, referencesOf } from '../records/references.ts';
import { BackgroundWork } from './background-work.ts';
import { stage } from './create-staging.ts';
import type { Group } from './group-records.ts';

/** Context for mapping records to properties and projects. */
export interface Making {
  pictures: PictureImport;
  documents: DocumentImport;
  findCity(zip: string, name: string): StoredCity | undefined;
  known: KnownIds;
  now: string;
  /** Keeps homes off the site whose advertisement lacks what the law wants. */
  withholds: boolean;
}

interface Made {
  kind: Group['kind'];
  id: number;
  /** Number of its records. */
  records: number;
  refs: string[];
  sources: string[];
  warnings: FeedProblem[] | null;
  /** Languages in which a home that is shown has a description. */
  described?: string[];
}

/** Maps records to properties and projects and writes them to the staging tables. */
export class EntryMaker {
  readonly #db: Db;
  readonly #making: Making;
  readonly #writing = new BackgroundWork();

  constructor(db: Db, making: Making) {
    this.#db = db;
    this.#making = making;
  }

  /** Returns before the rows are written, so that the next records can be mapped. */
  async make(groups: readonly Group[]): Promise<void> {
    const { pictures, documents } = this.#making;
    // Pictures of an off-market home are not copied.
    const shown = groups.filter((group) => group.kind === 'project' || !isOffMarket(group.records));
    await pictures.prepare(shown.map(({ records }) => records[0]));
    await documents.prepare(shown.map(({ records }) => records));
    const published = await publishedBefore(this.#db, groups);
    const made: Made[] = [];
    const properties: StoredProperty[] = [];
    const teasers: StoredTeaser[] = [];
    const projects: StoredProject[] = [];
    for (const group of groups) {
      if (group.kind === 'property')
        made.push(await this.#property(group, published.get(group.id), { properties, teasers }));
      else made.push(await this.#project(group, projects));
    }
    const news = pictures.takeNews();
    await this.#writing.begin(() => this.#write({ made, properties, teasers, projects, news }));
  }

  /** Waits for the last rows. */
  async finish(): Promise<void> {
    await this.#writing.finish();
  }

  async #property(
    { id, projectId, records, warnings: leftOut }: Group & { kind: 'property' },
    published: string | undefined,
    { properties, teasers }: { properties: StoredProperty[]; teasers: StoredTeaser[] },
  ): Promise<Made> {
    const [first, ...others] = records.filter(isPublic);
    const base = { kind: 'property' as const, id, records: records.length };
    if (!first) return { ...base, refs: [], sources: [], warnings: null };
    const { pictures, documents, findCity, known, withholds } = this.#making;
    const now = published ?? this.#making.now;
    if (isOffMarket(records)) {
      const teaser = mapTeaser([first, ...others], { id, now });
      if (teaser) teasers.push(teaser);
      return { ...base, refs: [], sources: [], warnings: null };
    }
    const taken = await pictures.take(`property ${first.ID}`, [first, ...others]);
    const papers = await documents.take(`property ${first.ID}`, [first, ...others]);
    const property = mapProperty(papers.records, { id, projectId, findCity, pictures: taken.uses, now });
    const lacks = missingByLaw(property, withholds);
    const { problem } = placeOf(first, findCity);
    const warnings = [
      ...leftOut,
      ...(problem ? [problem] : []),
      ...lacks,
      ...taken.warnings,
      ...papers.warnings,
      ...looseEnds(property, known),
    ];
    const sources = [...taken.sources, ...papers.sources];
    if (lacks.length > 0 && withholds) return { ...base, refs: [], sources, warnings };
    properties.push(property);
    const described = Object.entries(property.texts).flatMap(([language, { description }]) =>
      description.trim() === '' ? [] : [language],
    );
    return { ...base, refs: referencesOf(property), sources, warnings: orNull(warnings), described };
  }

  async #project(
    { id, records, warnings: leftOut }: Group & { kind: 'project' },
    projects: StoredProject[],
  ): Promise<Made> {
    const taken = await this.#making.pictures.take(`project ${records[0].ID}`, records);
    const papers = await this.#making.documents.take(`project ${records[0].ID}`, records);
    projects.push(mapProject(id, papers.records, taken.uses));
    const warnings = [...leftOut, ...taken.warnings, ...papers.warnings];
    return {
      kind: 'project',
      id,
      records: records.length,
      refs: [],
      sources: [...taken.sources, ...papers.sources],
      warnings: orNull(warnings),
    };
  }

  async #write(rows: {
    made: Made[];
    properties: StoredProperty[];
    teasers: StoredTeaser[];
    projects: StoredProject[];
    news: PictureSource[];
  }): Promise<void> {
    const teasers = rows.teasers.map((teaser) => ({ id: teaser.id, published_at: teaser.publishedAt, record: teaser }));
    const plans = rows.projects.map((project) => ({ id: project.id, record: project }));
    const news = rows.news.map(({ picture, problem, answer, askedAt, ...source }) => ({
      ...source,
      ...{ etag: answer?.etag, last_modified: answer?.lastModified, length: answer?.length, asked_at: askedAt },
      problem: problem ? JSON.stringify(problem) : '',
      ...picture,
    }));
    // On separate connections, if there are several.
    await Promise.all([
      stage(this.#db, 'property', rows.properties.map(propertyRow)),
      stage(this.#db, 'made', rows.made),
      stage(this.#db, 'off_market', teasers),
      stage(this.#db, 'project', plans),
      stage(this.#db, 'picture', news),
    ]);
  }
}

/**
 * When homes whose records have no date were published first, by id: otherwise a home that returns, and with a new version of the code
 * every home, would be the newest.
 */
async function publishedBefore(db: Db, groups: readonly Group[]): Promise<Map<number, string>> {
  const ids = groups.flatMap((one) => (one.kind === 'property' && !one.records.some(hasDate) ? [one.id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; at: Date }>`select property_id as id, min(at) as at from property_event
    where property_id = any(${sql.val(ids)}::integer[]) and kind = 'published' group by property_id`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at.toISOString()]));
}

const hasDate = ({ CreateDate, ModifyDate }: PropertyRecord): boolean => Boolean(CreateDate ?? ModifyDate);

const orNull = (warnings: FeedProblem[]) => (warnings.length > 0 ? warnings : null);
