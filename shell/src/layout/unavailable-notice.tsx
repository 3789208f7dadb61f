import { useLanguage, useSite } from '@facade/section-kit';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { LinkButton, Notice } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './message-page.tsx';
import { homePath } from './route-path.ts';

export interface UnavailableNoticeProps {
  /** Section that cannot be reached, such as `mf-listings`. */
  section: string;
  /** In the place of a fragment instead of a whole page. */
  compact?: boolean;
}

/** Says that a section is not there for a moment, and what to do meanwhile. */
export function UnavailableNotice({ section, compact = false }: UnavailableNoticeProps) {
  const site = useSite();
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const what = t(`unavailable.${section}`, { defaultValue: '' });
  if (compact) {
    return (
      <Notice tone="info" title={what || t('unavailable.title')}>
        {t('unavailable.retry')}
      </Notice>
    );
  }
  const phone = phoneText(site.agency.phone);
  return (
    <MessagePage title={t('unavailable.title')}>
      <p role="status">
        {what} {t('unavailable.retry')} {t('unavailable.contact', { phone })}
      </p>
      <div className="next">
        <LinkButton href={`tel:${site.agency.phone}`}>{phone}</LinkButton>
        <LinkButton to={homePath(site, language)} variant="secondary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </MessagePage>
  );
}
