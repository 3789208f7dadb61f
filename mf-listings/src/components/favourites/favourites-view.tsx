import { type Translate, useFavourites, useLanguage, useTexts } from '@facade/section-kit';
import { Notice, Skeleton } from '@facade/shared-ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CardProperty } from '../../model/cards/card-data.ts';
import { cardName } from '../../model/cards/card-name.ts';
import { writeSeenHomes } from '../../model/kept/seen-homes.ts';
import { FavouritesFrame } from './favourites.style.ts';
import { FollowForm } from './follow-form.tsx';
import { HomesByGoal } from './homes-by-goal.tsx';
import { NoFavourites } from './no-favourites.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { ShareList } from './share-list.tsx';
import { SharedList } from './shared-list.tsx';
import { useHomes } from './use-homes.ts';
import { useUndo } from './use-undo.ts';

export interface FavouritesData {
  /** Homes that the address names; null where it names none. */
  shared: CardProperty[] | null;
  /** A mail that asks for a confirmation is on its way. */
  asked?: boolean;
  /** The visitor wants mails about the homes of the address, see `followPath`. */
  follow?: boolean;
}

/** The page's title; it names the one home that the visitor wants mails about. */
export function titleOf({ shared, follow }: FavouritesData, t: Translate): string {
  if (!shared) return t('favourites.title');
  if (!follow) return t('favourites.shared.title');
  const [home, ...others] = shared;
  return home && others.length === 0
    ? t('favourites.follow.titleOf', { home: cardName(home) })
    : t('favourites.follow.title');
}

const never = () => () => {};

/** The visitor's favourites, or the list that a link brought from another device; below them what was looked at last. */
export function FavouritesView({ data }: { data: FavouritesData }) {
  const { shared, asked = false, follow = false } = data;
  const t = useTexts('mf-listings');
  const kept = useFavourites();
  // The server cannot know what this device keeps: it renders the places of the cards.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const language = useLanguage();
  // Homes may have been let go on a page that knows nothing of their cards.
  const isEmpty = isBrowser && kept.length === 0;
  const undo = useUndo(kept);
  useEffect(() => {
    if (isEmpty) writeSeenHomes(language, []);
  }, [isEmpty, language]);
  return (
    <FavouritesFrame className="wrap">
      <h1>{titleOf(data, t)}</h1>
      {asked && (
        <Notice tone="success" title={t('favourites.follow.asked')}>
          <p>{t('favourites.follow.askedHelp')}</p>
        </Notice>
      )}
      {shared && <SharedList homes={shared} follow={follow && !asked} />}
      {!shared && !isBrowser && (
        <>
          <noscript>
            <Notice tone="info">{t('favourites.noScript')}</Notice>
          </noscript>
          <Waiting />
        </>
      )}
      {!shared && undo && (
        <p className="undo" role="status">
          {t('favourites.removed')}{' '}
          <button type="button" onClick={undo}>
            {t('favourites.undo')}
          </button>
        </p>
      )}
      {!shared && isBrowser && (kept.length > 0 ? <Kept ids={kept} /> : <NoFavourites />)}
      {isBrowser && <RecentlyViewed />}
    </FavouritesFrame>
  );
}

function Waiting() {
  return (
    <div className="waiting" aria-hidden="true">
      <Skeleton height="340px" />
      <Skeleton height="340px" />
      <Skeleton height="340px" />
    </div>
  );
}

function Kept({ ids }: { ids: readonly number[] }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  // The one kept last comes first.
  const newest = useMemo(() => [...ids].reverse(), [ids]);
  const { homes, isOld } = useHomes(newest);
  useEffect(() => {
    if (homes && !isOld) writeSeenHomes(language, homes);
  }, [homes, isOld, language]);
  if (!homes) return <Waiting />;
  return (
    <>
      <ShareList ids={ids} />
      {isOld && <Notice tone="warning">{t(homes.length > 0 ? 'favourites.old' : 'favourites.trouble')}</Notice>}
      <HomesByGoal homes={homes} />
      {homes.length > 0 && <FollowForm ids={newest} />}
    </>
  );
}
