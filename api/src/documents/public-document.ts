import type { Language } from '@facade/shared-domain/model';
import type { StoredDocument } from '../catalogue/stored.ts';

/** Documents of a record, per language. */
export type DocumentTexts = Partial<Record<Language, { documents: StoredDocument[] }>>;

interface AskedDocument {
  /** Best first. */
  languages: readonly Language[];
  /** Name of the file. */
  file: string;
}

/** The document of a record that everybody may have under this name, as the first language calls it. */
export const publicDocument = (texts: DocumentTexts, { languages, file }: AskedDocument): StoredDocument | undefined =>
  languages.flatMap((language) => texts[language]?.documents ?? []).find((document) => document.file === file);
