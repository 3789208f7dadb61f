import { isAbsolute, join, posix, relative, sep } from 'node:path';
import type { Config } from '../config/config.ts';

/** Where a site is stored. */
export interface SiteFolders {
  dataFolder: string;
  /** The agency's content; null for the default that ships with Facade, which needs no backup. */
  contentFolder: string | null;
  databaseUrl: string | null;
}

/**
 * The saved parts of the data folder other than the database, in this order: the registry references what was stored before it.
 * The rest can be regenerated.
 */
const PARTS = [
  'registry',
  'releases',
  'keys',
  'pictures',
  'films',
  'documents',
  // Visitors' encrypted files, and the key that decrypts them.
  'uploads',
  'upload.key',
  'mail',
  'sample-agency',
  'sample-agency.key',
];

/** The pictures that the database references. */
export const PICTURES = 'pictures';

/** The agency's content in a backup, if it is outside the data folder. */
export const CONTENT = 'content';

/** Where `restore` unpacks a backup, below the data folder. */
export const RESTORING = '.restoring';

/** First segments of paths that `restore` needs itself, or that are outside the data folder. */
const RESERVED = ['', '.', '..', 'database', RESTORING];

/** Whether a path with `/` may be a part of a backup: `restore` deletes and writes there, below the data folder. */
export const isPart = (path: string): boolean =>
  posix.normalize(path) === path &&
  !isAbsolute(path) &&
  !path.includes('\\') &&
  !RESERVED.includes(path.split('/')[0] ?? '');

/** Whether the name is that of a file that the site is still writing. The agency's own content may have any name. */
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

/** Parts of a site: path in the backup → path on this machine. Some may not exist. */
export function partsOf({ dataFolder, contentFolder }: SiteFolders): Map<string, string> {
  const parts = new Map(PARTS.map((part) => [part, join(dataFolder, part)]));
  if (contentFolder === null) return parts;
  const inside = relative(dataFolder, contentFolder);
  const isOutside = inside.startsWith('..') || isAbsolute(inside);
  if (isOutside) parts.set(CONTENT, contentFolder);
  else if (!PARTS.includes(inside.split(sep)[0] ?? '')) parts.set(inside.replaceAll(sep, '/'), contentFolder);
  return parts;
}
