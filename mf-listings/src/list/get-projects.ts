import type { ApiClient } from '@facade/section-kit';
import type { Language, ProjectPage } from '@facade/shared-domain/model';
import { PAGE_SIZE } from './list-query.ts';

interface ProjectsQuery {
  language: Language;
  page?: number;
  pageSize?: number;
  signal: AbortSignal;
}

/** One page of the projects, newest first. Rejects with `ApiError`. */
export const getProjects = (
  api: ApiClient,
  { language, page = 1, pageSize = PAGE_SIZE, signal }: ProjectsQuery,
): Promise<ProjectPage> => api.get(`/projects?lang=${language}&page=${page}&pageSize=${pageSize}`, { signal });
