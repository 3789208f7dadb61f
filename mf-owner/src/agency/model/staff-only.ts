import { isApiError, redirectTo } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { loginPath } from './agency-paths.ts';

/** What a loader throws for a failure: who has no session is to log in, and gets back to the lead then. */
export const staffOnly = (error: unknown, language: Language, lead?: string): unknown =>
  isApiError(error) && error.status === 401 ? redirectTo(loginPath(language, lead), 302) : error;
