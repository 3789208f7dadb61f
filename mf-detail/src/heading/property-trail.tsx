import { useSite, useTexts } from '@facade/section-kit';
import { LAST_LIST_KEY, type ListPlace, placeInList } from '@facade/shared-domain/listing/last-list';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Breadcrumb, Icon } from '@facade/shared-ui';
import { useEffect, useState } from 'react';
import { propertyBreadcrumbs } from '../head/breadcrumbs.ts';

/**
 * The breadcrumb of a home, and the homes beside it in the list that the visitor came from. Only this part is rendered again once that
 * list is known: an update of the whole page would take away the server's HTML of parts that are not hydrated yet.
 */
export function PropertyTrail({ property }: { property: PropertyDetail }) {
  const t = useTexts('mf-detail');
  const site = useSite();
  const place = useListPlace(property.id);
  return (
    <>
      <Breadcrumb items={propertyBreadcrumbs(property, site, place?.href)} label={t('breadcrumb')} />
      {place && <ListSteps {...place} />}
    </>
  );
}

/** The homes before and after this one in the list that the visitor came from. */
function ListSteps({ previous, next }: ListPlace) {
  const t = useTexts('mf-detail');
  return (
    <span className="steps">
      {previous && (
        <a href={previous} data-prefetch="" aria-label={t('list.previous')}>
          <Icon name="chevron-left" />
        </a>
      )}
      {next && (
        <a href={next} data-prefetch="" aria-label={t('list.next')}>
          <Icon name="chevron-right" />
        </a>
      )}
    </span>
  );
}

/** The list that the visitor came from, if this home is in it. Null on the server and while hydrating: pages are the same for everybody. */
function useListPlace(id: number): ListPlace | null {
  const [place, setPlace] = useState<ListPlace | null>(null);
  useEffect(() => {
    try {
      setPlace(placeInList(sessionStorage.getItem(LAST_LIST_KEY), id));
    } catch {
      // The browser forbids to look.
    }
  }, [id]);
  return place;
}
