import type { Goal } from '@facade/shared-domain/model';
import {
  BANNER_WIDTHS,
  CARD_WIDTHS,
  offeredWidths,
  PAGE_WIDTHS,
  THUMBNAIL_WIDTHS,
} from '@facade/shared-domain/picture-sizes';
import { sql } from 'kysely';
import { picturesFor } from '../catalogue/index.ts';
import { contentPictures } from '../content/index.ts';
import type { StoredPictureUse } from '../platform/index.ts';
import type { Snapshot } from './snapshot.ts';

/** A picture, and the widths of it that visitors see first. */
export interface ToPrepare {
  id: string;
  widths: number[];
}

/** Small pictures that a gallery shows beside the large one. */
const TILES = 4;
const TILE_WIDTHS = [320, 640];

/** How many homes and projects are prepared. */
const MOST = 1000;

interface Pictured {
  pictures: StoredPictureUse[];
}

/** Reads each part from an index; one query for all homes would have to sort them. */
const newestOf = (goal: Goal, isAvailable: boolean) => sql`(
  select id, published_at from property where goal = ${sql.lit(goal)} and is_available = ${sql.lit(isAvailable)}
  order by published_at desc, id desc limit ${MOST})`;

/**
 * Pictures to render in advance: the agency's own (banners, team), the first picture of every property and project for
 * cards and galleries, then the small ones of the gallery. Newest first. If there are many homes, only the newest: the
 * others are rendered on request.
 */
export async function picturesToPrepare({ db, content }: Pick<Snapshot, 'db' | 'content'>): Promise<ToPrepare[]> {
  const pictures = sql`jsonb_path_query_array(record, '$.pictures[0 to ${sql.lit(TILES)}]') as pictures`;
  const { rows: newest } = await sql<Pictured>`
    select ${pictures} from property where id in (select id from (${newestOf('sale', true)} union all ${newestOf('sale', false)}
      union all ${newestOf('rent', true)} union all ${newestOf('rent', false)}) one order by published_at desc, id desc limit ${MOST})
    order by published_at desc, id desc`.execute(db);
  const { rows: projects } = await sql<Pictured>`
    select ${pictures} from project order by id desc limit ${MOST}`.execute(db);
  const homes = [...newest, ...projects];
  const known = await picturesFor(db, homes);
  const galleries = homes.map(({ pictures }) => pictures.map(({ id }) => id));
  const prepared = new Map<string, Set<number>>();
  const add = (id: string | undefined, original: number | undefined, widths: readonly number[]) => {
    if (id === undefined || original === undefined) return;
    const all = prepared.get(id) ?? new Set();
    for (const width of offeredWidths(original, widths)) all.add(width);
    prepared.set(id, all);
  };
  for (const { id, width } of contentPictures(content))
    add(id, width, [...THUMBNAIL_WIDTHS, ...PAGE_WIDTHS, ...BANNER_WIDTHS]);
  const widthOf = (id: string | undefined) => (id === undefined ? undefined : known.get(id)?.width);
  for (const [first] of galleries) add(first, widthOf(first), [...THUMBNAIL_WIDTHS, ...CARD_WIDTHS, ...PAGE_WIDTHS]);
  for (const gallery of galleries) for (const id of gallery.slice(1, 1 + TILES)) add(id, widthOf(id), TILE_WIDTHS);
  return [...prepared].map(([id, widths]) => ({ id, widths: [...widths].sort((a, b) => a - b) }));
}
