import { useSite, useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Breadcrumb } from '@facade/shared-ui';
import { propertyBreadcrumbs } from '../../model/head/breadcrumbs.ts';
import { ListSteps } from './list-steps.tsx';
import { useListPlace } from './use-list-place.ts';

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
