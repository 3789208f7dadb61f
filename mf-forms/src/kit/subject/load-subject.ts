import type { LoaderArgs } from '@facade/section-kit';
import type { ProjectDetail, PropertyDetail } from '@facade/shared-domain/model';
import { STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';
import type { FormSubject } from '@facade/shared-domain/paths/forms/form-paths';
import type { AskableDocument, Subject } from './subject.ts';

/** With the documents available on request; downloads are on the home's page. */
export interface LoadedSubject {
  subject: Subject;
  documents: AskableDocument[];
}

type Asking = Pick<LoaderArgs, 'api' | 'language' | 'signal'>;

/** Rejects with an `ApiError` if there is no such home or project. */
export const loadSubject = (args: Asking, about: FormSubject) =>
  about.kind === 'property' ? loadProperty(args, about.id) : loadProject(args, about.id);

async function loadProperty({ api, language, signal }: Asking, id: number): Promise<LoadedSubject> {
  const home = await api.get<PropertyDetail>(`/properties/${id}?lang=${language}`, { signal });
  return {
    subject: {
      kind: 'property',
      id,
      title: home.title,
      place: [home.typeName, home.city].filter(Boolean).join(', '),
      path: home.path,
      picture: home.pictures[0] ?? null,
      agent: home.agent,
      goal: home.goal,
      price: home.price,
      isAvailable: home.availability === 'available',
    },
    documents: askable(home.documents),
  };
}

async function loadProject({ api, language, signal }: Asking, id: number): Promise<LoadedSubject> {
  const project = await api.get<ProjectDetail>(`/projects/${id}?lang=${language}`, { signal });
  return {
    subject: {
      kind: 'project',
      id,
      title: { text: project.name, language },
      place: project.city,
      path: project.path,
      picture: project.pictures[0] ?? null,
      agent: project.agent,
      goal: null,
      price: { amount: project.priceMin, charges: null, unit: STARTING_FROM_UNIT, annuity: null, excludesVat: true },
      isAvailable: true,
    },
    documents: askable(project.documents),
  };
}

const askable = (documents: readonly (AskableDocument & { file?: unknown })[]): AskableDocument[] =>
  documents.flatMap(({ title, language, file }) => (file ? [] : [{ title, ...(language && { language }) }]));
