import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import { Icon, LinkButton } from '@facade/shared-ui';
import { canStore } from '../../model/kept/can-store.ts';
import { listPath } from '../../model/list/list-paths.ts';

/** How to keep a home, and where homes are. */
export function NoFavourites() {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  return (
    <div className="nothing-kept">
      <Icon name="heart" size={40} />
      <p>{t(canStore() ? 'favourites.none' : 'favourites.noneStored')}</p>
      <p>
        <LinkButton to={listPath(site, 'sale', language)}>{t('search.sale')}</LinkButton>{' '}
        <LinkButton to={listPath(site, 'rent', language)} variant="secondary">
          {t('search.rent')}
        </LinkButton>
      </p>
    </div>
  );
}
