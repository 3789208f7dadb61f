import type { DocumentsRequest } from '@facade/shared-domain/forms/documents';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/index.ts';
import type { OwnFile } from '../../files/feed-files.ts';
import { formText } from '../../forms/form-texts.ts';
import type { KeyedHash } from '../../limits/keyed-hash.ts';
import { signId } from '../../limits/signed-id.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { documentFiles } from '../document-library.ts';
import { paperOfTitle, readPapers } from './asked-papers.ts';

/** For so long a link works. */
const DAYS = 7;

/**
 * How documents reach who asks for them: a link by mail, the same link at once on the page that thanks, or by the agency's own hand.
 */
export type SendDocuments = 'mail' | 'at-once' | 'by-hand';

export interface AskedDocument {
  title: string;
  /** Null where the agency has to send it. */
  file: OwnFile | null;
}

/** What became of a request. */
export interface AskedDocuments {
  documents: AskedDocument[];
  /** Opens the page with the documents; null where no link is given. */
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
 * Notes which documents somebody may download from now on, those that were asked for and no other.
 * @throws ProblemError `invalid-form` when the home or project has none of this title
 */
export async function askDocuments(
  tx: Transaction<Tables>,
  { documents: titles, propertyId, projectId, language }: DocumentsRequest,
  { id, send, dataFolder, sign }: AskOptions,
): Promise<AskedDocuments> {
  const papers = (await readPapers(tx, { propertyId, projectId })) ?? [];
  const expiresAt = new Date(Date.now() + DAYS * 24 * 3600 * 1000);
  const documents: AskedDocument[] = [];
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
