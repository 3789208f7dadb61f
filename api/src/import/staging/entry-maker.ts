import type { StoredCity, StoredProject, StoredProperty } from '../../catalogue/stored.ts';
import type { Db } from '../../database/index.ts';
import type { PictureImport, PictureSource } from '../import-pictures.ts';
import { mapProject } from '../map-catalogue.ts';
import { isPublic, mapProperty } from '../map-property.ts';
import { propertyRow } from '../property-row.ts';
import { type KnownIds, looseEnds, referencesOf } from '../references.ts';
import type { FeedProblem } from '../report.ts';
import { stage } from './create-staging.ts';
import type { Group } from './group-records.ts';

/** What records are made properties and projects with. */
export interface Making {
  pictures: PictureImport;
  findCity(zip: string, name: string): StoredCity | undefined;
  known: KnownIds;
  now: string;
}

interface Made {
  kind: Group['kind'];
  id: number;
  /** Of how many records it was made. */
  records: number;
  refs: string[];
  sources: string[];
  warnings: FeedProblem[] | null;
}

/** Makes properties and projects out of their records and puts them into the staging tables. */
export class EntryMaker {
  readonly #db: Db;
  readonly #making: Making;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Db, making: Making) {
    this.#db = db;
    this.#making = making;
  }

  /** Returns before the rows are written, so that the next records are mapped meanwhile. */
  async make(groups: readonly Group[]): Promise<void> {
    const { pictures } = this.#making;
    await pictures.prepare(groups.map(({ records }) => records[0]));
    const made: Made[] = [];
    const properties: StoredProperty[] = [];
    const projects: StoredProject[] = [];
    for (const group of groups) {
      if (group.kind === 'property') made.push(await this.#property(group, properties));
      else made.push(await this.#project(group, projects));
    }
    await this.#writing;
    this.#writing = this.#write({ made, properties, projects, news: pictures.takeNews() });
    // A failure is thrown when it is awaited, not before.
    this.#writing.catch(() => {});
  }

  /** Waits for the last rows. */
  async finish(): Promise<void> {
    await this.#writing;
  }

  async #property({ id, records }: Group & { kind: 'property' }, properties: StoredProperty[]): Promise<Made> {
    const [first, ...others] = records.filter(isPublic);
    const base = { kind: 'property' as const, id, records: records.length };
    if (!first) return { ...base, refs: [], sources: [], warnings: null };
    const { pictures, findCity, known, now } = this.#making;
    const taken = await pictures.take(`property ${id}`, [first, ...others]);
    const property = mapProperty([first, ...others], { findCity, pictures: taken.uses, now });
    properties.push(property);
    const warnings = [...taken.warnings, ...looseEnds(property, known)];
    return { ...base, refs: referencesOf(property), sources: taken.sources, warnings: orNull(warnings) };
  }

  async #project({ id, records }: Group & { kind: 'project' }, projects: StoredProject[]): Promise<Made> {
    const taken = await this.#making.pictures.take(`project ${id}`, records);
    projects.push(mapProject(records, taken.uses));
    const { sources, warnings } = taken;
    return { kind: 'project', id, records: records.length, refs: [], sources, warnings: orNull(warnings) };
  }

  async #write(rows: {
    made: Made[];
    properties: StoredProperty[];
    projects: StoredProject[];
    news: PictureSource[];
  }): Promise<void> {
    await stage(this.#db, 'made', rows.made);
    await stage(this.#db, 'property', rows.properties.map(propertyRow));
    await stage(
      this.#db,
      'project',
      rows.projects.map((project) => ({ id: project.id, record: project })),
    );
    await stage(
      this.#db,
      'picture',
      rows.news.map(({ picture, ...source }) => ({ ...source, ...picture })),
    );
  }
}

const orNull = (warnings: FeedProblem[]) => (warnings.length > 0 ? warnings : null);
