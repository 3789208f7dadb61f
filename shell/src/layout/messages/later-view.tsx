import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { LinkButton } from '@facade/shared-ui';
import { homePath } from '../route-path.ts';
import { MessagePage } from './message-page.tsx';

/**
 * The page of an overloaded site, or of one whose data is unreachable. It is the same for every address, so it is rendered
 * once.
 */
export function LaterView() {
  const site = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  return (
    <MessagePage title={t('later.title')}>
      <p role="status">
        {t('later.hint')} {t('unavailable.contact', { phone: phoneText(site.agency.phone) })}
      </p>
      <div className="next">
        {/* An empty address is the current one. */}
        <LinkButton href="">{t('error.retry')}</LinkButton>
        <LinkButton to={homePath(site, language)} variant="secondary">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </MessagePage>
  );
}
