import { create, extract } from 'tar';

/** Whether the path names an archive file, not a folder. */
export const isArchive = (path: string): boolean => /\.(tar|tar\.gz|tgz)$/.test(path);

/** Puts the contents of a folder into one file. */
export const pack = (folder: string, file: string, { gzip }: { gzip: boolean }): Promise<void> =>
  create({ file, cwd: folder, gzip }, ['.']);

/** Unpacks it into an existing folder. */
export const unpack = (file: string, folder: string): Promise<void> => extract({ file, cwd: folder, strict: true });
