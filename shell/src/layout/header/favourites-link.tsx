import { useLanguage } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { Icon } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';

/** Link to the visitor's favourites. Only the browser knows their number: `client/chrome` fills it in. */
export function FavouritesLink() {
  const language = useLanguage();
  const { t } = useTranslation('shell');
  return (
    <a className="favourites" data-chrome="favourites" data-menu="" href={favouritesPath(language)}>
      <Icon name="heart" size={22} />
      <span className="visually-hidden">{t('header.favourites')}</span> <b hidden />
    </a>
  );
}
