import { type DocumentTexts, readProjects, readProperties } from '../../catalogue/index.ts';
import type { ReadDb, StoredDocument } from '../../platform/index.ts';

/** The home or project of the requested documents. */
export interface PapersOf {
  propertyId?: number | null | undefined;
  projectId?: number | null | undefined;
}

/** The documents of a home or project in every language, with the files that are not public; null if there is no such record. */
export async function readPapers(db: ReadDb, { propertyId, projectId }: PapersOf): Promise<StoredDocument[] | null> {
  const record = await recordOf(db, propertyId ?? null, projectId ?? null);
  return record && Object.values(record.texts as DocumentTexts).flatMap(({ documents }) => documents);
}

async function recordOf(db: ReadDb, propertyId: number | null, projectId: number | null) {
  if (propertyId !== null) return (await readProperties(db, [propertyId])).get(propertyId) ?? null;
  if (projectId !== null) return (await readProjects(db, [projectId])).get(projectId) ?? null;
  return null;
}

/** The document with this title, in whatever language it was shown. */
export const paperOfTitle = (papers: readonly StoredDocument[], title: string): StoredDocument | undefined =>
  papers.find((paper) => paper.title.trim() === title.trim());

/** Whether the record still has this file: a withdrawn document is no longer available. */
export const hasFile = (papers: readonly StoredDocument[], name: string): boolean =>
  papers.some(({ file, held }) => file === name || held === name);
