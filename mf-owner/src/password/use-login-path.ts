import { useLanguage, useSite } from '@facade/section-kit';
import type { AccountRealm } from '@facade/shared-domain/model';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { loginPath } from '../agency/agency-paths.ts';

/** The page where people of a realm log in. */
export function useLoginPath(realm: AccountRealm): string {
  const { routes } = useSite();
  const language = useLanguage();
  return realm === 'owner' ? localizedPath(routes, '/login/', language) : loginPath(language);
}
