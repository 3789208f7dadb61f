import { isApiError, notFound } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { staffOnly } from '../staff-only.ts';

/** The result of a loader after an error: null for an agent, who sees that only managers edit the site. Throws for all others. */
export function nullForAgents(error: unknown, language: Language): null {
  if (isApiError(error) && error.status === 403) return null;
  if (isApiError(error) && (error.status === 404 || error.status === 400)) throw notFound();
  throw staffOnly(error, language);
}
