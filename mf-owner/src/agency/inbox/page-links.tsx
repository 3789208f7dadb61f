import { useLanguage, useTexts } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { inboxPath } from '../agency-paths.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { Pages } from './page-links.style.ts';

/** From one page of a box to the next. */
export function PageLinks({ filter, page, pages }: { filter: InboxFilter; page: number; pages: number }) {
  const t = useTexts('mf-owner');
  const language = useLanguage();
  return (
    <Pages aria-label={t('agency.inbox.pages')}>
      {page > 1 && (
        <LinkButton to={inboxPath(language, { ...filter, page: page - 1 })} variant="secondary" size="s" rel="prev">
          {t('agency.inbox.previous')}
        </LinkButton>
      )}
      <span>{t('agency.inbox.page', { page, pages })}</span>
      {page < pages && (
        <LinkButton to={inboxPath(language, { ...filter, page: page + 1 })} variant="secondary" size="s" rel="next">
          {t('agency.inbox.next')}
        </LinkButton>
      )}
    </Pages>
  );
}
