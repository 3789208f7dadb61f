import { keepFavourites, type Translate, useFavourites, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { favouritesPath } from '@facade/shared-domain/paths/kept-paths';
import { Icon, LinkButton, Notice, Skeleton } from '@facade/shared-ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CardProperty } from '../cards/card-data.ts';
import { cardName } from '../cards/card-labels.ts';
import { listPath } from '../list/list-paths.ts';
import { StartTogether } from '../together/start-together.tsx';
import { canStore } from './can-store.ts';
import { FavouritesFrame } from './favourites.style.ts';
import { FollowForm } from './follow-form.tsx';
import { HomesByGoal } from './homes-by-goal.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { writeSeenHomes } from './seen-homes.ts';
import { ShareLink } from './share-link.tsx';
import { SharedList } from './shared-list.tsx';
import { useHomes } from './use-homes.ts';

export interface FavouritesData {
  /** Homes that the address names; null where it names none. */
  shared: CardProperty[] | null;
  /** A mail that asks for a confirmation is on its way. */
  asked?: boolean;
  /** The visitor wants mails about the homes of the address, see `followPath`. */
  follow?: boolean;
}

/** The page's title; it names the one home that the visitor wants mails about. */
export function titleOf({ shared, follow }: FavouritesData, t: Translate<'mf-listings'>): string {
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
      <div className="share">
        <p>{t(canStore() ? 'favourites.device' : 'favourites.notStored')}</p>
        <ShareLink path={favouritesPath(language, ids)} title={t('favourites.title')} label={t('favourites.share')} />
      </div>
      <StartTogether ids={newest} />
      {isOld && <Notice tone="warning">{t(homes.length > 0 ? 'favourites.old' : 'favourites.trouble')}</Notice>}
      <HomesByGoal homes={homes} />
      {homes.length > 0 && <FollowForm ids={newest} />}
    </>
  );
}

/** How to keep a home, and where homes are. */
function NoFavourites() {
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

/** The last home that was let go on this page, with the way to keep it again; null where none was. */
function useUndo(kept: readonly number[]): (() => void) | null {
  const before = useRef(kept);
  const [gone, setGone] = useState<number | null>(null);
  useEffect(() => {
    const lost = before.current.filter((id) => !kept.includes(id));
    // Several at once were let go elsewhere.
    if (lost.length === 1) setGone(lost[0] ?? null);
    if (gone !== null && kept.includes(gone)) setGone(null);
    before.current = kept;
  }, [kept, gone]);
  return gone === null ? null : () => keepFavourites([gone]);
}
