import { posix } from 'node:path';

/** The parts of a cell with several values, separated by `|`. */
export const listedIn = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? cell
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];

/** A picture of a home, by its full address or path. */
export interface PictureFile {
  file: string;
  caption?: string;
}

/**
 * Pictures and floor plans in the format of the feed, each once. For a path, or an address that is not fetched, only the file name is
 * used: the file is in the folder `pictures`.
 */
export function picturesOf(
  pictures: readonly (string | PictureFile)[],
  plans: readonly (string | PictureFile)[] = [],
): Record<string, unknown>[] {
  const seen = new Set<string>();
  const list = (files: readonly (string | PictureFile)[], isPlan: boolean) =>
    files.flatMap((one) => {
      const { file, caption = '' } = typeof one === 'string' ? { file: one } : one;
      if (seen.has(file)) return [];
      seen.add(file);
      const address = addressIn(file);
      const File = nameOf(file, address);
      return {
        ID: File.replace(/\.\w+$/, ''),
        File,
        ...(address && { Url: file }),
        ...(caption && caption !== File && { Alt: caption }),
        ...(isPlan && { Plan: true }),
      };
    });
  return [...list(pictures, false), ...list(plans, true)];
}

const addressIn = (file: string): URL | null => (/^https?:\/\//i.test(file) ? URL.parse(file) : null);

/** The name of a file: of a path of Windows as well, whose drive is no scheme of an address. */
function nameOf(file: string, address: URL | null): string {
  if (!address) return posix.basename(file.replaceAll('\\', '/')).normalize('NFC');
  const name = posix.basename(address.pathname);
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return name;
  }
}
