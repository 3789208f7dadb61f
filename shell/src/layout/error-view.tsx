import { useLanguage, useSite } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { MessagePage } from './message-page.tsx';
import { homePath } from './route-path.ts';

/** The page when something of our own failed: an apology, another try, the way home. */
export function ErrorView() {
  const site = useSite();
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const here = useHref(useLocation());
  return (
    <MessagePage title={t('error.title')}>
      <p role="alert">{t('error.hint')}</p>
      <div className="next">
        <LinkButton href={here}>{t('error.retry')}</LinkButton>
        <LinkButton to={homePath(site, language)} variant="secondary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </MessagePage>
  );
}
