import type { Language } from '@facade/shared-domain/model';
import { sql } from 'kysely';
import {
  type CatalogueView,
  nameOfProject,
  nameOfTeaser,
  pathOfProject,
  readProjects,
  readSummaries,
  teaserOf,
} from '../catalogue/index.ts';
import { formText, ProblemError } from '../http/index.ts';
import type { ReadDb } from '../platform/index.ts';
import type { Snapshot } from '../site/index.ts';

/** What a form is about: title and reference, and its address on the site if known. */
export interface Subject {
  title: string;
  reference: string;
  url: string | null;
  /** It has a public page of its own; an off-market home has none. */
  isPublic: boolean;
  /** Its agent; null if the CRM names none. */
  agent: { name: string; phone: string; email: string } | null;
}

/** What a form is about, for each of its readers; null: nothing in particular. */
export interface Subjects {
  agency: Subject | null;
  visitor: Subject | null;
}

/** Links start with `origin`. */
interface SubjectSource {
  snapshot: Snapshot;
  /** The transaction, if one is open. */
  db: ReadDb;
  origin: string | null;
}

/** The form's fields about its subject. */
interface About {
  propertyId?: number | undefined;
  projectId?: number | undefined;
}

type AboutIn = About & { language: Language };

/**
 * What the form is about, in the agency's language and in the visitor's.
 * @throws ProblemError `invalid-form`, in the visitor's language, if the site no longer offers it
 */
export async function subjectsOf(about: AboutIn, agencyLanguage: Language, source: SubjectSource): Promise<Subjects> {
  const agency = await subjectOf(about, agencyLanguage, source);
  const isOneLanguage = about.language === agencyLanguage;
  return { agency, visitor: isOneLanguage ? agency : await subjectOf(about, about.language, source) };
}

async function subjectOf(
  about: AboutIn,
  language: Language,
  { snapshot, db, origin }: SubjectSource,
): Promise<Subject | null> {
  const view = { ...snapshot.view(language), db };
  const found = await findSubject(about, view, snapshot.enabled);
  if (found === undefined) throw notOffered(about);
  if (!found) return null;
  const { id, title, path, isPublic, agentId } = found;
  const agent = agentId === null ? undefined : snapshot.catalogue.agents.get(agentId);
  return {
    title,
    reference: `ref. ${id}`,
    url: origin && origin + path,
    isPublic,
    agent: agent ? { name: agent.name, phone: agent.phone, email: agent.email } : null,
  };
}

interface Found {
  id: number;
  title: string;
  path: string;
  isPublic: boolean;
  agentId: string | null;
}

/** `undefined` if the site has no such home or project. */
async function findSubject(
  { propertyId, projectId }: About,
  view: CatalogueView,
  enabled: readonly Language[],
): Promise<Found | null | undefined> {
  if (propertyId !== undefined) {
    const [summary] = await readSummaries(view, [propertyId]);
    if (summary) {
      const agentId = await agentIdOf(view.db, propertyId);
      return { id: summary.id, title: summary.title.text, path: summary.path, isPublic: true, agentId };
    }
    const teaser = await teaserOf(view, propertyId, enabled);
    return teaser
      ? { id: teaser.id, title: nameOfTeaser(teaser), path: teaser.path, isPublic: false, agentId: null }
      : undefined;
  }
  if (projectId === undefined) return null;
  const project = (await readProjects(view.db, [projectId])).get(projectId);
  if (!project) return undefined;
  return {
    id: project.id,
    title: nameOfProject(project, view),
    path: pathOfProject(project, view.language),
    isPublic: true,
    agentId: project.agentId,
  };
}

/** Summaries do not have it, and a record is large. */
async function agentIdOf(db: ReadDb, propertyId: number): Promise<string | null> {
  const row = await db
    .selectFrom('property')
    .select(sql<string | null>`record->>'agentId'`.as('agentId'))
    .where('id', '=', propertyId)
    .executeTakeFirst();
  return row?.agentId ?? null;
}

function notOffered({ propertyId, language }: AboutIn): ProblemError {
  const kind = propertyId === undefined ? 'project' : 'property';
  return new ProblemError('invalid-form', { [`${kind}Id`]: formText(`${kind}.unknown`, language) });
}
