import type { ApiClient } from '@facade/section-kit';
import type { Language, ProjectSummary } from '@facade/shared-domain/model';

/** Every project, in the agency's order. Rejects with `ApiError`. */
export const getProjects = (api: ApiClient, language: Language, signal: AbortSignal): Promise<ProjectSummary[]> =>
  api.get<ProjectSummary[]>(`/projects?lang=${language}`, { signal });
