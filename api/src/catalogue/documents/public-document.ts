import type { Language } from '@facade/shared-domain/model';
import type { StoredDocument } from '../../platform/index.ts';

/** Documents of a record, per language. */
export type DocumentTexts = Partial<Record<Language, { documents: StoredDocument[] }>>;

interface RequestedDocument {
  /** Languages in order of preference. */
  languages: readonly Language[];
  /** Name of the file. */
  file: string;
}

/** The record's public document with this file name, titled in the first language that has it. */
export const publicDocument = (
  texts: DocumentTexts,
  { languages, file }: RequestedDocument,
): StoredDocument | undefined =>
  languages.flatMap((language) => texts[language]?.documents ?? []).find((document) => document.file === file);
