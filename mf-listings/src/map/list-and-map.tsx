import { onDemand, useTexts, whenSeen } from '@facade/section-kit';
import { Icon } from '@facade/shared-ui';
import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ListData } from '../list/list-data.ts';
import { queryHref } from '../list/list-query.ts';
import { ListSplit } from './list-map.style.ts';

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
        {isMap ? (
          t('map.showList')
        ) : (
          <>
            <span className="one">{t('map.showMap')}</span>
            <span className="both">{t('map.enlarge')}</span>
          </>
        )}
      </a>
    </ListSplit>
  );
}
