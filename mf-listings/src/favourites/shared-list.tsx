import { keepFavourites, useFavourites, useLanguage, useTexts } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { Button, Icon, Notice } from '@facade/shared-ui';
import type { CardProperty } from '../cards/card-data.ts';
import { StartTogether } from '../together/start-together.tsx';
import { canStore } from './can-store.ts';
import { FollowForm } from './follow-form.tsx';
import { HomesByGoal } from './homes-by-goal.tsx';

export interface SharedListProps {
  homes: CardProperty[];
  /** The visitor came for mails about them: the form comes first. */
  follow: boolean;
}

/** Homes that a link brought, and a button that keeps all of them on this device. */
export function SharedList({ homes, follow }: SharedListProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const kept = useFavourites();
  const missing = homes.filter(({ id }) => !kept.includes(id));
  if (homes.length === 0) return <Notice tone="info">{t('favourites.shared.gone')}</Notice>;
  const form = <FollowForm ids={homes.map(({ id }) => id)} isTitled={!follow} />;
  if (follow) {
    return (
      <>
        {form}
        <HomesByGoal homes={homes} />
      </>
    );
  }
  return (
    <>
      <div className="share">
        <p>{t('favourites.shared.hint', { count: homes.length })}</p>
        {missing.length > 0 ? (
          <Button size="s" onClick={() => keepFavourites(missing.map(({ id }) => id))}>
            <Icon name="heart" size={18} />
            {t('favourites.shared.keep', { count: missing.length })}
          </Button>
        ) : (
          <p role="status">
            {t(canStore() ? 'favourites.shared.kept' : 'favourites.notStored')}{' '}
            <a href={favouritesPath(language)}>{t('favourites.title')}</a>
          </p>
        )}
      </div>
      <StartTogether ids={homes.map(({ id }) => id)} />
      <HomesByGoal homes={homes} />
      {form}
    </>
  );
}
