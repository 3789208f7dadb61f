import type { DocumentEntry } from '@facade/feed';
import { documentFiles } from '../../catalogue/index.ts';
import type { StoredDocument } from '../../platform/index.ts';

/**
 * A document of a home or project. The file of a document that is not public is sent only to visitors who request it.
 */
export function mapDocument({ Title: title, Public, File }: DocumentEntry): StoredDocument {
  const file = documentFiles.nameIn(File);
  if (file === null) return { title };
  return Public === true ? { title, file } : { title, held: file };
}
