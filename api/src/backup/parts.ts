import { isAbsolute, join, posix, relative, sep } from 'node:path';
import type { Config } from '../config/config.ts';

/** Where a site is. */
export interface SiteFolders {
  dataFolder: string;
  /** The agency's; null for the one that comes with Facade, which needs no backup. */
  contentFolder: string | null;
  databaseUrl: string | null;
}

/**
 * What is saved of the data folder beside the database, in this order: the registry names what was stored before it. Everything else
 * there can be made again.
 */
const PARTS = [
  'registry',
  'releases',
  'keys',
  'pictures',
  'films',
  'documents',
  // Sealed files of visitors, and what opens them.
  'uploads',
  'upload.key',
  'mail',
  'sample-agency',
  'sample-agency.key',
];

/** The pictures that the database names. */
export const PICTURES = 'pictures';

/** The agency's content in a backup, where it lies outside the data folder. */
export const CONTENT = 'content';

/** Where `restore` unpacks a backup, below the data folder. */
export const RESTORING = '.restoring';

/** First folders of paths that `restore` needs itself, or that are no path inside the data folder. */
const RESERVED = ['', '.', '..', 'database', RESTORING];

/** Whether a path with `/` may be a part of a backup: `restore` deletes and writes there, below the data folder. */
export const isPart = (path: string): boolean =>
  posix.normalize(path) === path &&
  !isAbsolute(path) &&
  !path.includes('\\') &&
  !RESERVED.includes(path.split('/')[0] ?? '');

/** Whether a file of this name is still being written by the site. The agency's own content may have any name. */
export const isUnfinished = (part: string, name: string): boolean => PARTS.includes(part) && /\.(tmp|part)$/.test(name);

/** Settings of the commands that save and restore. */
export const siteFolders = (
  { dataFolder, contentFolder, databaseUrl }: Config,
  { FACADE_CONTENT }: NodeJS.ProcessEnv,
) => ({
  dataFolder,
  contentFolder: FACADE_CONTENT ? contentFolder : null,
  databaseUrl,
});

/** Parts of a site by where they are: path in the backup → path on this machine. Some may not exist. */
export function partsOf({ dataFolder, contentFolder }: SiteFolders): Map<string, string> {
  const parts = new Map(PARTS.map((part) => [part, join(dataFolder, part)]));
  if (contentFolder === null) return parts;
  const inside = relative(dataFolder, contentFolder);
  const isOutside = inside.startsWith('..') || isAbsolute(inside);
  if (isOutside) parts.set(CONTENT, contentFolder);
  else if (!PARTS.includes(inside.split(sep)[0] ?? '')) parts.set(inside.replaceAll(sep, '/'), contentFolder);
  return parts;
}
