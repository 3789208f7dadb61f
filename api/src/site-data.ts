import type { Language } from '@facade/shared-domain/model';
import pTimeout from 'p-timeout';
import type { AgencyContext } from './catalogue/agent.ts';
import { type Catalogue, loadCatalogue, readRevision } from './catalogue/catalogue.ts';
import { countTotals } from './catalogue/counts.ts';
import { viewOf } from './catalogue/make-view.ts';
import { newestSlides } from './catalogue/newest-slides.ts';
import type { CatalogueView } from './catalogue/view.ts';
import { type Content, type ContentContext, enabledLanguages, teamPicture } from './content/index.ts';
import type { ContentWatch } from './content-watch.ts';
import { DatabaseUnavailable, type Db } from './database/index.ts';
import { TIME_LIMITS } from './time-limits.ts';

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

export interface SiteDataLog {
  error(details: object, message: string): void;
}

/** Keeps the newest snapshot in memory. */
export class SiteData {
  readonly #db: Db;
  readonly #content: ContentWatch;
  readonly #log: SiteDataLog;
  #snapshot: Snapshot | null = null;
  #checkedAt = 0;
  #checking: Promise<Snapshot> | null = null;
  #isLate = false;

  constructor(db: Db, content: ContentWatch, log: SiteDataLog) {
    this.#db = db;
    this.#content = content;
    this.#log = log;
  }

  /** Whether there is a snapshot: from then on reading goes on without the database. */
  get isLoaded(): boolean {
    return this.#snapshot !== null;
  }

  /**
   * The snapshot, at most a second behind while the database answers, and the last one known while it does not. Requests that
   * come together share one check of the database.
   * @throws while there is no snapshot yet and the database does not answer
   */
  async current(): Promise<Snapshot> {
    const known = this.#snapshot;
    if (known && (this.#isLate || performance.now() - this.#checkedAt < CHECK_MS)) return known;
    this.#checking ??= this.#refresh().finally(() => {
      this.#checking = null;
      this.#isLate = false;
    });
    return known ? this.#inTime(this.#checking, known) : this.#checking;
  }

  /** What is known, when the check takes too long; from then on nobody else waits for that check. */
  #inTime(checking: Promise<Snapshot>, known: Snapshot): Promise<Snapshot> {
    return pTimeout(checking, {
      milliseconds: TIME_LIMITS.catalogueCheck,
      fallback: () => {
        this.#isLate = this.#checking === checking;
        return known;
      },
    });
  }

  async #refresh(): Promise<Snapshot> {
    const known = this.#snapshot;
    try {
      return await this.#check();
    } catch (error) {
      if (!known) throw error;
      this.#checkedAt = performance.now();
      // The database logs its outages itself.
      if (!(error instanceof DatabaseUnavailable))
        this.#log.error({ err: error }, 'the newest data cannot be read, the last ones stay');
      return known;
    }
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
  const context = contextOf(catalogue, revision, view);
  const { name, phone, email } = content.settings.agency;
  const agency: AgencyContext = {
    enabled,
    agency: { name, phone, email },
    portrait: (address, language) => teamPicture(content, address, language, context),
  };
  return { revision, catalogue, content, context, enabled, view, agency };
}

function contextOf(catalogue: Catalogue, revision: string, view: Snapshot['view']): ContentContext {
  return {
    revision,
    totals: countTotals(catalogue.properties),
    countsOfTown: (name, zip) =>
      countTotals(catalogue.properties.filter((property) => property.city === name && property.zip === zip)),
    newestSlides: (type, language) => newestSlides(view(language), type),
    pictureFacts: (id) => catalogue.pictures.get(id) ?? null,
  };
}
