import { onDemand, useTexts, whenSeen } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type MouseEvent, type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { ListSplit } from './list-map.style.ts';

const LOOK_KEY = 'facade.look';

const ListMap = onDemand(
  null,
  async () => (await import('./list-map.tsx')).ListMap,
  () => <p className="missing">{useTexts('mf-listings')('map.missing')}</p>,
);

interface ListAndMapProps {
  data: ListData;
  path: string;
  /** Heading and list. */
  children: ReactNode;
}

/**
 * List and map, which light each other up; a link shows the map alone. Where there is no room for both, it switches between them. Nothing of the map is loaded
 * before its place is seen.
 */
export function ListAndMap({ data, path, children }: ListAndMapProps) {
  const t = useTexts('mf-listings');
  const split = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    if (place.current) whenSeen(place.current, gone.signal, () => setSeen(true));
    return () => gone.abort();
  }, []);
  const { query } = data;
  const isMap = query.view === 'map';
  const light = ({ target }: SyntheticEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('.card[data-id]') : null;
    setActive(card ? Number(card.dataset.id) : null);
  };
  const lightCards = (ids: readonly number[]) => {
    for (const card of split.current?.querySelectorAll<HTMLElement>('.card[data-id]') ?? [])
      card.toggleAttribute('data-lit', ids.includes(Number(card.dataset.id)));
  };
  /** Who follows the map sees the list from its first home on. */
  const toTop = () => {
    if ((split.current?.getBoundingClientRect().top ?? 0) < 0) scrollTo({ top: 0, behavior: 'instant' });
  };
  const { view: _view, ...asList } = query;
  return (
    <ListSplit
      ref={split}
      data-view={query.view ?? 'list'}
      data-page-wide=""
      onPointerOver={light}
      onPointerLeave={() => setActive(null)}
      onFocus={light}
      onBlur={() => setActive(null)}
    >
      {children}
      <aside ref={place} className="map" data-view={query.view ?? 'list'} aria-label={t('map.label')}>
        <Suspense>
          {isSeen && <ListMap data={data} path={path} active={active} onHover={lightCards} onFollowed={toTop} />}
        </Suspense>
      </aside>
      <a className="switch" href={queryHref(path, isMap ? asList : { ...query, view: 'map' })}>
        <Icon name={isMap ? 'list' : 'map'} size={20} />
        {t(isMap ? 'map.showList' : 'map.showMap')}
      </a>
      <MapSizes />
    </ListSplit>
  );
}

/**
 * On a wide screen: the map alone, the list alone, or both. The choice is a word in `<html data-look>`, which a script in the head reads from
 * this device before the first paint; the styles do the rest, so that server and browser render the same.
 */
function MapSizes() {
  const t = useTexts('mf-listings');
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { look = '' } = currentTarget.dataset;
    setLook(look);
    // The button is hidden now: its counterpart takes the focus.
    currentTarget.parentElement?.querySelector<HTMLElement>(`[data-look='${look ? '' : 'large-map'}']`)?.focus();
  };
  return (
    <div className="sizes">
      <button type="button" data-look="no-map" onClick={choose}>
        <Icon name="close" size={20} />
        {t('map.hide')}
      </button>
      <button type="button" data-look="large-map" onClick={choose}>
        <Icon name="map" size={20} />
        {t('map.enlarge')}
      </button>
      <button type="button" data-look="" onClick={choose}>
        <Icon name="columns" size={20} />
        <span className="none">{t('map.showBeside')}</span>
        <span className="all">{t('map.showBoth')}</span>
      </button>
    </div>
  );
}

/** Also where storage is full or forbidden, until the document is left. */
function setLook(look: string): void {
  const { dataset } = document.documentElement;
  if (look) dataset.look = look;
  else delete dataset.look;
  try {
    if (look) localStorage.setItem(LOOK_KEY, look);
    else localStorage.removeItem(LOOK_KEY);
  } catch {
    // Storage is full or forbidden.
  }
}
