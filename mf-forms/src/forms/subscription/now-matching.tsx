import { Slot, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { listFilters } from '@facade/shared-domain/listing/demand-criteria';
import { writeFilters } from '@facade/shared-domain/listing/write-filters';
import type { DemandCriteria } from '@facade/shared-domain/model';
import { listPath } from '@facade/shared-domain/paths/list-path';
import { LinkButton } from '@facade/shared-ui';

/** How many homes are shown; the list has the others. */
const SHOWN = 6;

/** What matches a search that was just confirmed: nobody waits for the first mail. */
export function NowMatching({ criteria }: { criteria: DemandCriteria }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { routes } = useSite();
  const query = writeFilters({ ...listFilters(criteria), available: true }).toString();
  return (
    <section aria-labelledby="now">
      <h2 id="now">{t('subscription.now')}</h2>
      <Slot
        id="mf-listings/property-list"
        props={{ goal: criteria.goal, max: SHOWN, perRow: 3, query }}
        fallback={null}
      />
      <p>
        <LinkButton to={`${listPath(routes, criteria.goal, {}, language)}?${query}`} variant="secondary">
          {t('subscription.list')}
        </LinkButton>
      </p>
    </section>
  );
}
