import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_WHOLE_FILE } from '../../http/index.ts';
import { type FetchedKind, type FetchOptions, fetchFile } from './fetch-picture.ts';
import { pictureKind } from './picture-kind.ts';

/** Extensions that a fetched document may have. */
export const EXTENSIONS = ['pdf', 'jpg', 'png'];

const DOCUMENT: FetchedKind = {
  most: MAX_WHOLE_FILE,
  accepted: 'application/pdf, image/jpeg, image/png, */*;q=0.1',
  async recognize(file) {
    const kind = await pictureKind(file);
    const extension = kind.extension ?? (kind.name === 'PDF' ? 'pdf' : '');
    return EXTENSIONS.includes(extension) ? { extension } : { extension: null, problem: 'fetchDocument', name: '' };
  },
};

/**
 * Fetches a PDF, or a picture of a document.
 * @returns the name of its file
 * @throws NotFetched with the reason; the signal's reason when it is aborted
 */
export async function fetchDocument(address: URL, options: Omit<FetchOptions, 'before'>): Promise<string> {
  const fetched = await fetchFile(address, options, DOCUMENT);
  const file = basename(fetched?.file ?? '');
  // What is at the address may have become a file of another kind.
  for (const extension of EXTENSIONS)
    if (!file.endsWith(`.${extension}`)) await rm(`${options.target}.${extension}`, { force: true });
  return file;
}
