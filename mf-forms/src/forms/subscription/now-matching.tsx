import { Slot, useTexts } from '@facade/section-kit';
import type { Goal } from '@facade/shared-domain/model';
import { LinkButton } from '@facade/shared-ui';

/** How many homes are shown; the list has the others. */
const SHOWN = 6;

interface NowMatchingProps {
  goal: Goal;
  /** Path of the list of the search. */
  list: string;
}

/** What matches a search that was just confirmed: nobody waits for the first mail. */
export function NowMatching({ goal, list }: NowMatchingProps) {
  const t = useTexts('mf-forms');
  const [, query = ''] = list.split('?');
  return (
    <section className="homes" aria-labelledby="now">
      <h2 id="now">{t('subscription.now')}</h2>
      <Slot
        id="mf-listings/property-list"
        props={{ goal, max: SHOWN, perRow: 3, query: `${query}&available=1` }}
        fallback={null}
      />
      <p>
        <LinkButton to={list} variant="secondary">
          {t('subscription.list')}
        </LinkButton>
      </p>
    </section>
  );
}
