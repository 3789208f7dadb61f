import { posix } from 'node:path';

/** The parts of a cell with several values, separated by `|`. */
export const listedIn = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? cell
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];

/**
 * Pictures and floor plans in the format of the feed. For a path, or an address that is not fetched, only the file name
 * is used: the file is in the folder `pictures`.
 */
export function picturesOf(pictures: readonly string[], plans: readonly string[] = []) {
  const picture = (file: string) => ({
    ID: idOf(file),
    File: fileOf(file),
    ...(/^https?:\/\//i.test(file) && { Url: file }),
  });
  return [...pictures.map(picture), ...plans.map((file) => ({ ...picture(file), Plan: true }))];
}

function fileOf(file: string): string {
  if (!URL.canParse(file)) return posix.basename(file.replaceAll('\\', '/'));
  const name = posix.basename(new URL(file).pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const idOf = (file: string): string => fileOf(file).replace(/\.\w+$/, '');
