import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { LinkButton } from '@facade/shared-ui';
import { homePath } from '../route-path.ts';
import { MessagePage } from './message-page.tsx';

/**
 * The page of a temporarily unavailable section: says that it is retried, and what to do in the meantime.
 * @param section such as `mf-listings`
 */
export function UnavailableView({ section }: { section: string }) {
  const site = useSite();
  const language = useLanguage();
  const t = useTexts('shell');
  const phone = phoneText(site.agency.phone);
  return (
    <MessagePage title={t('unavailable.title')}>
      <p role="status">
        {t(`unavailable.${section}`, { defaultValue: '' })} {t('unavailable.retry')}{' '}
        {t('unavailable.contact', { phone })}
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
