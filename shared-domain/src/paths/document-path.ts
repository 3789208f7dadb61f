import type { Language } from '../model/index.ts';

export interface DocumentPathParts {
  of: 'properties' | 'projects';
  id: number;
  /** Name of the file. */
  file: string;
  /** The name that the download gets is in it. */
  language: Language;
}

/**
 * Address of a public document of a home or project.
 * @example documentPath({ of: 'properties', id: 4321, file: 'epc.pdf', language: 'nl' }) // '/api/properties/4321/documents/epc.pdf?lang=nl'
 */
export const documentPath = ({ of, id, file, language }: DocumentPathParts): string =>
  `/api/${of}/${id}/documents/${encodeURIComponent(file)}?lang=${language}`;

export interface RequestedDocumentParts {
  /** Of the visitor's request. */
  token: string;
  /** Among the documents of the request, from 0 on. */
  position: number;
  language: Language;
}

/**
 * Address to download one of the documents that a visitor requested.
 * @example requestedDocumentFilePath({ token: 'abc', position: 0, language: 'nl' }) // '/api/asked-documents/abc/0?lang=nl'
 */
export const requestedDocumentFilePath = ({ token, position, language }: RequestedDocumentParts): string =>
  `/api/asked-documents/${token}/${position}?lang=${language}`;
