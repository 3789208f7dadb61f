import { isApiError, type LoaderArgs, notFound } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';

/** The property the route names. Throws the not-found signal where the api knows no public property of that id. */
export async function getProperty({ route, language, api, signal }: LoaderArgs): Promise<PropertyDetail> {
  const path = `/properties/${encodeURIComponent(route.params.id ?? '')}?lang=${language}`;
  try {
    return await api.get<PropertyDetail>(path, { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw notFound('property');
    throw error;
  }
}
