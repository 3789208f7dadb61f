import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { Button, LinkButton, TextField } from '@facade/shared-ui';
import { useHref } from 'react-router';
import type { NotFoundReason } from '../../composition/loading/loaded-page.ts';
import { homePath, routePath } from '../route-path.ts';
import { MessagePage } from './message-page.tsx';

export interface NotFoundViewProps {
  reason: NotFoundReason;
}

/** The 404 page: what the address may have been, a search of the offer, and where to go from here. */
export function NotFoundView({ reason }: NotFoundViewProps) {
  const site = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  const sale = routePath(site, '/for-sale/', language);
  const rent = routePath(site, '/for-rent/', language);
  const list = useHref(sale ?? '/');
  return (
    <MessagePage title={t(reason === 'too-long' ? 'tooLong.title' : 'notFound.title')}>
      <p>{reason === 'too-long' ? t('tooLong.hint') : t(`notFound.${reason}`, { defaultValue: t('notFound.page') })}</p>
      {sale && (
        <form className="next" action={list}>
          <TextField name="q" type="search" label={t('notFound.search')} maxLength={100} />
          <Button type="submit">{t('notFound.find')}</Button>
        </form>
      )}
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
