import { useLanguage, useTexts } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { canStore } from './can-store.ts';
import { ShareLink } from './share-link.tsx';

/** A link that carries the favourites to another device. */
export function ShareList({ ids }: { ids: readonly number[] }) {
  const t = useTexts('mf-listings');
  const path = favouritesPath(useLanguage(), ids);
  return (
    <div className="share">
      <p>{t(canStore() ? 'favourites.device' : 'favourites.notStored')}</p>
      <ShareLink path={path} title={t('favourites.title')} label={t('favourites.share')} />
    </div>
  );
}
