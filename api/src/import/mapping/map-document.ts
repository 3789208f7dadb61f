import type { StoredDocument } from '../../catalogue/stored.ts';
import { documentFiles } from '../../documents/document-library.ts';
import type { DocumentEntry } from '../records/feed-schema.ts';

/** A paper of a home or project. The file of one that is not public goes to who asks for it, and to nobody else. */
export function mapDocument({ Title: title, Public, File }: DocumentEntry): StoredDocument {
  const file = documentFiles.nameIn(File);
  if (file === null) return { title };
  return Public === true ? { title, file } : { title, held: file };
}
