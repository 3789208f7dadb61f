import { useLanguage, useSite } from '@facade/section-kit';
import { phoneText } from '@facade/shared-domain/numbers/phone-text';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { LinkButton } from '@facade/shared-ui';
import { MessagePage } from './message-page.tsx';
import { offlineTexts } from './offline-texts.ts';

/** The page that a link leads to while the visitor has no connection: it is not the site that is busy. */
export function OfflineView() {
  const { agency } = useSite();
  const language = useLanguage();
  const texts = offlineTexts[language];
  return (
    <MessagePage title={texts.title}>
      <p role="status">{texts.hint}</p>
      <div className="next">
        {/* An empty address is the current one. */}
        <LinkButton href="">{texts.retry}</LinkButton>
        <LinkButton to={favouritesPath(language)} variant="secondary">
          {texts.favourites}
        </LinkButton>
        <LinkButton href={`tel:${agency.phone}`} variant="secondary">
          {texts.call} {phoneText(agency.phone)}
        </LinkButton>
      </div>
    </MessagePage>
  );
}
