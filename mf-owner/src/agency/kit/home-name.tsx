import { useTexts } from '@facade/section-kit';
import type { LeadHome } from '@facade/shared-domain/model';

/** The home of a lead; its number if the site no longer shows it. */
export function HomeName({ home: { id, title } }: { home: LeadHome }) {
  const t = useTexts('mf-owner');
  return <>{title ? `${title} (${id})` : t('agency.inbox.gone', { id: String(id) })}</>;
}
