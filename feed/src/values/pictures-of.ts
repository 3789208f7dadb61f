import { posix } from 'node:path';

/** The parts of a cell with several values, separated by `|`. */
export const listedIn = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? cell
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];

const ADDRESS = /^https?:\/\/\S+$/i;
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|heic|svg|tiff?|bmp)(?:\?\S*)?$/i;

/** What stands around a list of JSON: `["a.jpg","b.jpg"]`. */
const LIST = /^\s*\[\s*"|"\s*\]\s*$/g;

/**
 * The file names or addresses in a cell: between `|` or on lines of their own, or between semicolons, commas or spaces if all parts are
 * addresses, or all are names of pictures. A comma in a name or an address stays.
 */
export function filesIn(cell: unknown): string[] {
  if (typeof cell !== 'string') return [];
  const listed = listedIn(cell.replace(LIST, '').replace(/"\s*,\s*"|[\r\n]+/g, '|'));
  return listed.flatMap((one) => {
    for (const between of [/\s*;\s*/, /\s*,\s*/, /\s+/]) {
      const parts = one.split(between).filter(Boolean);
      const areAddresses = parts.every((part) => ADDRESS.test(part));
      const areNames = parts.every((part) => PICTURE.test(part) && !/^[a-z]+:\/\//i.test(part));
      if (parts.length > 1 && (areAddresses || areNames)) return parts;
    }
    return one;
  });
}

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
      const fields = fileFields(file);
      return {
        ID: fields.File.replace(/\.\w+$/, ''),
        ...fields,
        ...(caption && caption !== fields.File && { Alt: caption }),
        ...(isPlan && { Plan: true }),
      };
    });
  return [...list(pictures, false), ...list(plans, true)];
}

/** Where programs write the address of a file, beside the fields of the feed. */
const ADDRESS_FIELDS = ['url', 'URL', 'src', 'href', 'file', 'filename', 'path'];

/**
 * Files in the format of the feed from what programs write for a list of them: one text, a list with texts in it, an object with numbers for
 * names (PHP's lists with gaps), or objects with another name of the address. What is no file stays as it is.
 */
export function readFiles(
  value: unknown,
  { split, entryOf }: { split(text: string): string[]; entryOf(file: string): object | undefined },
): unknown {
  if (typeof value === 'string') return split(value).flatMap((file) => entryOf(file) ?? []);
  const list = isNumbered(value) ? Object.values(value) : value;
  if (!Array.isArray(list) || !list.some(isOdd)) return list;
  return list.flatMap((one: unknown) => {
    if (!isOdd(one)) return [one];
    const file = addressOf(one);
    return file === '' ? [] : [{ ...(typeof one === 'object' && one), ...entryOf(file) }];
  });
}

/** Pictures in the format of the feed: see {@link readFiles}. */
export const readPictures = (value: unknown): unknown =>
  readFiles(value, { split: filesIn, entryOf: (file) => picturesOf([file])[0] });

const isNumbered = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => /^\d+$/.test(key));

/** Neither an entry of the feed nor something that is reported: nothing, a text, or an object with another name of the address. */
const isOdd = (one: unknown): boolean => {
  if (typeof one !== 'object') return typeof one === 'string';
  return one === null || !('File' in one || 'Url' in one || addressOf(one) === '');
};

function addressOf(one: unknown): string {
  if (typeof one !== 'object' || one === null) return typeof one === 'string' ? one.trim() : '';
  const [found] = ADDRESS_FIELDS.flatMap((name) => (one as Record<string, unknown>)[name] ?? []);
  return typeof found === 'string' ? found.trim() : '';
}

/** The name of a file in its folder, and its address if it is one. */
export function fileFields(file: string): { File: string; Url?: string } {
  const address = addressIn(file);
  return { File: nameOf(file, address), ...(address && { Url: file }) };
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
