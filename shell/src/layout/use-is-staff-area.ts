import { useLanguage } from '@facade/section-kit';
import { staffPath } from '@facade/shared-domain/paths/staff-paths';
import { useLocation } from 'react-router';

/** Whether this is a page where staff work: it has nothing that is for visitors only. */
export function useIsStaffArea(): boolean {
  const language = useLanguage();
  return useLocation().pathname.startsWith(staffPath(language));
}
