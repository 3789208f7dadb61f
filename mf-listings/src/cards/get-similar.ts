import type { ApiClient } from '@facade/section-kit';
import type { Language, PropertySummary } from '@facade/shared-domain/model';

/** Properties similar to this one, most similar first. Rejects with `ApiError`. */
export const getSimilar = (
  api: ApiClient,
  propertyId: number,
  language: Language,
  signal: AbortSignal,
): Promise<PropertySummary[]> => api.get(`/properties/${propertyId}/similar?lang=${language}`, { signal });
