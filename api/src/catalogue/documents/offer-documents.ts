import type { DocumentFile, Language } from '@facade/shared-domain/model';
import { documentPath } from '@facade/shared-domain/paths/document-path';
import type { StoredDocument } from '../../platform/index.ts';
import { documentFiles } from './document-library.ts';

/** The home or project of the documents, and the language. */
export interface DocumentOwner {
  of: 'properties' | 'projects';
  id: number;
  language: Language;
}

type Offered<D extends StoredDocument> = Omit<D, 'file' | 'held'> & { file?: DocumentFile };

/**
 * The documents as a visitor gets them: public ones whose file the site has can be downloaded, the agency sends the others.
 * @param dataFolder where the files are; null if no file is needed
 */
export function offerDocuments<D extends StoredDocument>(
  dataFolder: string | null,
  documents: readonly D[],
  owner: DocumentOwner,
): Promise<Offered<D>[]> {
  return Promise.all(
    documents.map(async ({ file: name, held: _held, ...document }) => {
      const found = name === undefined || dataFolder === null ? null : await documentFiles.find(dataFolder, name);
      if (name === undefined || !found) return document;
      const file = { path: documentPath({ ...owner, file: name }), type: found.type, size: found.size };
      return { ...document, file: file as DocumentFile };
    }),
  );
}
