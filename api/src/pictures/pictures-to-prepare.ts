import {
  BANNER_WIDTHS,
  CARD_WIDTHS,
  offeredWidths,
  PAGE_WIDTHS,
  THUMBNAIL_WIDTHS,
} from '@facade/shared-domain/picture-sizes';
import { sql } from 'kysely';
import { picturesFor } from '../catalogue/records.ts';
import type { StoredPictureUse } from '../catalogue/stored.ts';
import { contentPictures } from '../content/index.ts';
import type { Snapshot } from '../snapshot.ts';

/** A picture, and the widths of it that visitors see first. */
export interface ToPrepare {
  id: string;
  widths: number[];
}

/** Small pictures of a gallery that are in view beside the large one. */
const TILES = 4;
const TILE_WIDTHS = [320, 640];

/** Homes whose pictures are prepared, and projects. */
const MOST = 1000;

/**
 * What is made before anybody asks for it: the agency's own pictures (banners, team), the first picture of every property and
 * project for cards and as the large one of a gallery, then the small ones beside it. The newest first, and of many homes the newest
 * alone: the others' are made when they are asked for.
 */
export async function picturesToPrepare({ db, content }: Pick<Snapshot, 'db' | 'content'>): Promise<ToPrepare[]> {
  const newest = (table: 'property' | 'project', order: 'published_at' | 'id') =>
    sql<{ pictures: StoredPictureUse[] }>`
      select jsonb_path_query_array(record, '$.pictures[0 to ${sql.lit(TILES)}]') as pictures from ${sql.table(table)}
      order by ${sql.ref(order)} desc, id desc limit ${MOST}`.execute(db);
  const homes = [...(await newest('property', 'published_at')).rows, ...(await newest('project', 'id')).rows];
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
