import type { Catalogue } from '../catalogue/catalogue.ts';
import { viewOf } from '../catalogue/make-view.ts';
import { buildCatalogue } from '../import/build-catalogue.ts';
import { PictureImport } from '../import/import-pictures.ts';
import { readFeed } from '../import/read-feed.ts';
import { feedOf } from './sample-records.ts';

type Records = Parameters<typeof feedOf>[0];

/** The catalogue an import would make of these records, without a database. */
export async function catalogueOf(properties: Records, more?: Record<string, unknown>): Promise<Catalogue> {
  const { feed, errors } = readFeed(feedOf(properties, more));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const pictures = new PictureImport('/nowhere', '/nowhere', new Map());
  const { catalogue } = await buildCatalogue(feed, pictures, '2026-11-20T00:00:00.000Z');
  return { ...catalogue, revision: '1' };
}

/** Its Dutch view. */
export async function viewOfRecords(properties: Records, more?: Record<string, unknown>) {
  return viewOf(await catalogueOf(properties, more), 'nl', 'nl');
}
