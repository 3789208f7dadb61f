import { isApiError, type LoaderArgs, notFound } from '@facade/section-kit';
import type { ProjectDetail } from '@facade/shared-domain/model';

/** The project the route names. Throws the not-found signal where the api knows no project of that id. */
export async function getProject({ route, language, api, signal }: LoaderArgs): Promise<ProjectDetail> {
  const path = `/projects/${encodeURIComponent(route.params.id ?? '')}?lang=${language}`;
  try {
    return await api.get<ProjectDetail>(path, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw notFound('project');
    throw error;
  }
}
