import { useLanguage, useTexts } from '@facade/section-kit';
import { inboxPath } from '../../agency-paths.ts';
import { Website } from './website-view.style.ts';

/** Shown to agents instead of every page of this part. */
export function ManagersOnly() {
  const t = useTexts('mf-owner');
  return (
    <Website className="wrap">
      <h1>{t('agency.website.managersOnlyTitle')}</h1>
      <p className="note">{t('agency.website.managersOnly')}</p>
      <p>
        <a href={inboxPath(useLanguage())}>{t('agency.lead.back')}</a>
      </p>
    </Website>
  );
}
