import { LRUCache } from 'lru-cache';
import { hashToken } from '../../accounts/index.ts';
import { formatProblem, loadContent } from '../../content/index.ts';
import { ProblemError } from '../../http/index.ts';
import type { MeasurePicture } from '../../pictures/index.ts';
import type { Db } from '../../platform/index.ts';
import { type SiteData, type Snapshot, takeSnapshot } from '../../site/index.ts';

/** Size of the snapshot cache: a few people view a few previews. */
const KEPT = 6;

/**
 * One page requests its preview several times in a row, so a preview is cached this long, in milliseconds. An ended preview
 * stays visible at most this long.
 */
const ROW_FRESH = 1000;

interface Row {
  edits: Record<string, string | null>;
  unpublished: boolean;
  endsAt: Date;
}

/** The preview of a request. */
export interface ContentPreview {
  endsAt: Date;
  snapshot: Snapshot;
}

interface Services {
  db: Db;
  siteData: SiteData;
  measure: MeasurePicture;
}

/**
 * Finds previews by their token, and caches what is derived from the content of each until the site's content or catalogue
 * changes.
 */
export class ContentPreviews {
  readonly #services: Services;
  readonly #rows = new LRUCache<string, { row: Row | null }>({ max: 100, ttl: ROW_FRESH });
  readonly #snapshots = new LRUCache<string, Promise<Snapshot>>({ max: KEPT });

  constructor(services: Services) {
    this.#services = services;
  }

  /** @throws ProblemError if the preview has ended, or no longer fits the content of the site */
  async find(token: string): Promise<ContentPreview> {
    const key = hashToken(token);
    const row = await this.#row(key);
    if (!row || row.endsAt.getTime() <= Date.now()) throw new ProblemError('preview-ended');
    const live = await this.#services.siteData.current();
    return { endsAt: row.endsAt, snapshot: await this.#snapshot(key, row, live) };
  }

  async #row(key: string): Promise<Row | null> {
    const known = this.#rows.get(key);
    if (known) return known.row;
    const found = await this.#services.db
      .selectFrom('content_preview')
      .select(['edits', 'unpublished', 'ends_at as endsAt'])
      .where('token_hash', '=', key)
      .executeTakeFirst();
    const row = found ?? null;
    this.#rows.set(key, { row });
    return row;
  }

  /** Rebuilt when the site's own content or the catalogue changes: edits apply to the current files. */
  #snapshot(key: string, row: Row, live: Snapshot): Promise<Snapshot> {
    const id = `${key} ${live.revision}`;
    const known = this.#snapshots.get(id);
    if (known) return known;
    const made = this.#make(row, live);
    this.#snapshots.set(id, made);
    made.catch(() => this.#snapshots.delete(id));
    return made;
  }

  async #make({ edits, unpublished }: Row, { db, catalogue, content: { folder } }: Snapshot): Promise<Snapshot> {
    const { measure } = this.#services;
    const result = await loadContent(folder, { measure, edits: new Map(Object.entries(edits)), unpublished });
    if (result.ok) return takeSnapshot(db, catalogue, result.content);
    throw new ProblemError(
      'preview-wrong',
      Object.fromEntries(result.problems.map((problem) => [problem.file, formatProblem(problem)])),
    );
  }
}
