import { useLanguage, useSite } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';
import type { NotFoundReason } from '../../composition/loading/loaded-page.ts';
import { homePath, routePath } from '../route-path.ts';
import { MessagePage } from './message-page.tsx';

export interface NotFoundViewProps {
  reason: NotFoundReason;
}

/** The 404 page: what the address may have been, and where to go from here. */
export function NotFoundView({ reason }: NotFoundViewProps) {
  const site = useSite();
  const language = useLanguage();
  const { t } = useTranslation('shell');
  const sale = routePath(site, '/for-sale/', language);
  const rent = routePath(site, '/for-rent/', language);
  return (
    <MessagePage title={t(reason === 'too-long' ? 'tooLong.title' : 'notFound.title')}>
      <p>{reason === 'too-long' ? t('tooLong.hint') : t([`notFound.${reason}`, 'notFound.page'])}</p>
      <div className="next">
        <LinkButton to={homePath(site, language)}>{t('notFound.home')}</LinkButton>
        {sale && (
          <LinkButton to={sale} variant="secondary" data-prefetch>
            {t('lists.sale')}
          </LinkButton>
        )}
        {rent && (
          <LinkButton to={rent} variant="secondary" data-prefetch>
            {t('lists.rent')}
          </LinkButton>
        )}
      </div>
    </MessagePage>
  );
}
