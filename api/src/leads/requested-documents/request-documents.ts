import type { DocumentsRequest } from '@facade/shared-domain/forms/documents';
import type { Transaction } from 'kysely';
import { documentFiles } from '../../catalogue/index.ts';
import { formText, ProblemError } from '../../http/index.ts';
import type { OwnFile } from '../../kernel/index.ts';
import { type KeyedHash, signId, type Tables } from '../../platform/index.ts';
import { paperOfTitle, readPapers } from './requested-papers.ts';

/** Lifetime of a link. */
const DAYS = 7;

/** How visitors get documents: a link by mail, the same link also on the thank-you page, or from the agency itself. */
export type SendDocuments = 'mail' | 'at-once' | 'by-hand';

export interface RequestedDocument {
  title: string;
  /** Null if the agency has to send it. */
  file: OwnFile | null;
}

/** The result of a request. */
export interface RequestedDocuments {
  documents: RequestedDocument[];
  /** Opens the page with the documents; null if the request gets no link. */
  token: string | null;
  expiresAt: Date;
}

interface AskOptions {
  /** Of the request. */
  id: string;
  send: SendDocuments;
  dataFolder: string;
  sign: KeyedHash;
}

/**
 * Grants download access to the requested documents.
 * @throws ProblemError `invalid-form` if the home or project has no document with such a title
 */
export async function askDocuments(
  tx: Transaction<Tables>,
  { documents: titles, propertyId, projectId, language }: DocumentsRequest,
  { id, send, dataFolder, sign }: AskOptions,
): Promise<RequestedDocuments> {
  const papers = (await readPapers(tx, { propertyId, projectId })) ?? [];
  const expiresAt = new Date(Date.now() + DAYS * 24 * 3600 * 1000);
  const documents: RequestedDocument[] = [];
  for (const title of new Set(titles)) {
    const paper = paperOfTitle(papers, title);
    if (!paper) throw new ProblemError('invalid-form', { documents: formText('documents.unknown', language) });
    const name = paper.file ?? (send === 'by-hand' ? undefined : paper.held);
    const file = name === undefined ? null : await documentFiles.find(dataFolder, name);
    await tx
      .insertInto('document_link')
      .values({
        submission_id: id,
        position: documents.length,
        property_id: propertyId ?? null,
        project_id: projectId ?? null,
        title,
        file: file ? (name ?? null) : null,
        expires_at: expiresAt,
        downloaded_at: null,
      })
      .execute();
    documents.push({ title, file });
  }
  const hasLinks = documents.some(({ file }) => file !== null);
  return { documents, token: hasLinks ? signId('documents', id, sign) : null, expiresAt };
}
