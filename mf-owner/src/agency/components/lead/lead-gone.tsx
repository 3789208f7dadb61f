import { useLanguage, useTexts } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { inboxPath } from '../../model/agency-paths.ts';
import { LeadPage } from './lead-view.style.ts';

/** Shown for a lead that does not exist, or now belongs to a colleague. */
export function LeadGone() {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <LeadPage className="wrap">
      <h1>{t('agency.lead.goneTitle')}</h1>
      <p>{t('agency.lead.goneText')}</p>
      <p>
        <LinkButton to={inboxPath(language)}>{t('agency.lead.back')}</LinkButton>
      </p>
    </LeadPage>
  );
}
