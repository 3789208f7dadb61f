import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { LinkButton } from '@facade/shared-ui';
import { useHref, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { homePath } from '../route-path.ts';
import { MessagePage } from './message-page.tsx';

/**
 * The page shown after a failure of the site itself: an apology, a retry link, the link to home.
 * @param reference number under which the server's log describes the failure
 */
export function ErrorView({ reference }: { reference?: string }) {
  const site = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  const here = useHref(useLocation());
  return (
    <>
      <MessagePage title={t('error.title')}>
        <p role="alert">{t('error.hint')}</p>
        <div className="next">
          <LinkButton href={here}>{t('error.retry')}</LinkButton>
          <LinkButton to={homePath(site, language)} variant="secondary">
            {t('notFound.home')}
          </LinkButton>
        </div>
      </MessagePage>
      {reference && <Reference className="wrap">{t('error.reference', { reference })}</Reference>}
    </>
  );
}

const Reference = styled.p`
  margin-bottom: var(--space-7);
  color: var(--muted);
  font-size: var(--step--1);
  overflow-wrap: anywhere;
`;
