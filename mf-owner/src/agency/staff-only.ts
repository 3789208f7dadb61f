import { isApiError, redirectTo } from '@facade/section-kit';
import type { Language } from '@facade/shared-domain/model';
import { loginPath } from './agency-paths.ts';

/** The error that a loader throws: without a session, a redirect to the login, which leads back to the lead. */
export const staffOnly = (error: unknown, language: Language, lead?: string): unknown =>
  isApiError(error) && error.status === 401 ? redirectTo(loginPath(language, lead), 302) : error;
