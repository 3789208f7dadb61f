import { sql } from 'kysely';
import { documentFiles } from '../../catalogue/index.ts';
import { ProblemError } from '../../http/index.ts';
import type { OwnFile } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import { hasFile, readPapers } from './requested-papers.ts';

/** One document of a request, in its current state. */
export interface OfferedDocument {
  position: number;
  title: string;
  /** `by-agency`: the agency sends it itself. `gone`: it was withdrawn since. */
  state: 'ready' | 'by-agency' | 'gone';
  file: OwnFile | null;
}

export interface OfferedDocuments {
  propertyId: number | null;
  projectId: number | null;
  expiresAt: Date;
  documents: OfferedDocument[];
}

/**
 * The documents of a request, each looked up in its current record.
 * @throws ProblemError `not-found` for an unknown request, `link-expired` after its lifetime
 */
export async function offeredDocuments(db: Db, id: string, dataFolder: string): Promise<OfferedDocuments> {
  const rows = await db
    .selectFrom('document_link')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  const [first] = rows;
  if (!first) throw new ProblemError('not-found');
  if (first.expires_at.getTime() <= Date.now()) throw new ProblemError('link-expired');
  const { property_id: propertyId, project_id: projectId, expires_at: expiresAt } = first;
  const papers = (await readPapers(db, { propertyId, projectId })) ?? [];
  const documents = await Promise.all(
    rows.map(async ({ position, title, file: name }): Promise<OfferedDocument> => {
      if (name === null) return { position, title, state: 'by-agency', file: null };
      const file = hasFile(papers, name) ? await documentFiles.find(dataFolder, name) : null;
      return { position, title, state: file ? 'ready' : 'gone', file };
    }),
  );
  return { propertyId, projectId, expiresAt, documents };
}

/** Counts a download. */
export async function countDownload(db: Db, id: string, position: number): Promise<void> {
  await db
    .updateTable('document_link')
    .set({ downloads: sql<number>`downloads + 1`, downloaded_at: new Date() })
    .where('submission_id', '=', id)
    .where('position', '=', position)
    .execute();
}
