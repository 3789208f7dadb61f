import type { Language } from '@facade/shared-domain/model';
import type { AgencyContext } from './catalogue/agent.ts';
import { type Catalogue, loadCatalogue, readRevision } from './catalogue/catalogue.ts';
import { countTotals } from './catalogue/counts.ts';
import { viewOf } from './catalogue/make-view.ts';
import type { CatalogueView } from './catalogue/view.ts';
import { type Content, type ContentContext, enabledLanguages, teamPicture } from './content/index.ts';
import type { ContentWatch } from './content-watch.ts';
import type { Db } from './database/index.ts';

/** Catalogue and content of one moment: a request uses one snapshot from beginning to end. */
export interface Snapshot {
  /** Changes with every import and every change of the content. */
  revision: string;
  catalogue: Catalogue;
  content: Content;
  context: ContentContext;
  enabled: readonly Language[];
  view(language: Language): CatalogueView;
  agency: AgencyContext;
}

/** How long a snapshot is used before the database and the content folder are asked whether they have changed. */
const CHECK_MS = 1000;

/** Keeps the newest snapshot in memory. */
export class SiteData {
  readonly #db: Db;
  readonly #content: ContentWatch;
  #snapshot: Snapshot | null = null;
  #checkedAt = 0;
  #checking: Promise<Snapshot> | null = null;

  constructor(db: Db, content: ContentWatch) {
    this.#db = db;
    this.#content = content;
  }

  /** The snapshot, at most a second behind; requests that come together share one look at the database. */
  async current(): Promise<Snapshot> {
    if (this.#snapshot && performance.now() - this.#checkedAt < CHECK_MS) return this.#snapshot;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  async #check(): Promise<Snapshot> {
    const content = await this.#content.current();
    const data = await readRevision(this.#db);
    const old = this.#snapshot;
    const isSame = old && old.catalogue.revision === data && old.content.revision === content.revision;
    const snapshot = isSame ? old : snapshotOf(await this.#catalogue(data), content);
    this.#snapshot = snapshot;
    this.#checkedAt = performance.now();
    return snapshot;
  }

  async #catalogue(revision: string): Promise<Catalogue> {
    const old = this.#snapshot?.catalogue;
    return old?.revision === revision ? old : loadCatalogue(this.#db);
  }
}

function snapshotOf(catalogue: Catalogue, content: Content): Snapshot {
  const revision = `${catalogue.revision}.${content.revision}`;
  const enabled = enabledLanguages(content);
  const views = new Map<Language, CatalogueView>();
  const view = (language: Language) => {
    const made = views.get(language) ?? viewOf(catalogue, language, enabled[0] ?? 'nl');
    views.set(language, made);
    return made;
  };
  const context = contextOf(catalogue, revision);
  const { name, phone, email } = content.settings.agency;
  const agency: AgencyContext = {
    enabled,
    agency: { name, phone, email },
    portrait: (address, language) => teamPicture(content, address, language, context),
  };
  return { revision, catalogue, content, context, enabled, view, agency };
}

function contextOf(catalogue: Catalogue, revision: string): ContentContext {
  return {
    revision,
    totals: countTotals(catalogue.properties),
    countsOfTown: (name, zip) =>
      countTotals(catalogue.properties.filter((property) => property.city === name && property.zip === zip)),
    pictureFacts: (id) => catalogue.pictures.get(id) ?? null,
  };
}
