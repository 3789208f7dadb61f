import { useLanguage } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { Icon } from '@facade/shared-ui';
import { useTranslation } from 'react-i18next';

/** The way to the visitor's favourites. Their number is the browser's to say: `client/chrome` writes it. */
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
