import { useLanguage, useSite, useTexts } from '@facade/section-kit';
import type { Goal } from '@facade/shared-domain/model/property';
import type { ListData } from '../list/list-data.ts';
import { listPath } from '../list/list-paths.ts';
import { queryHref } from '../list/list-query.ts';
import { without } from './groups.ts';

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** To the same list of the other goal; a price for sale says nothing of a rent. */
export function GoalSwitch({ data: { goal, query } }: { data: Pick<ListData, 'goal' | 'query'> }) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const site = useSite();
  const { filters, sort, view } = query;
  const hrefOf = (other: Goal) => {
    const kept = other === goal ? filters : without(filters, ['minPrice', 'maxPrice']);
    const href = queryHref(listPath(site, other, language), { filters: kept, sort, view });
    // Words that only homes of one goal have lead to its list, unless the visitor chooses the other.
    return filters.words ? `${href}&goal=${other}` : href;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are links.
    <div className="goals" role="group" aria-label={t('filter.goal')}>
      {GOALS.map((other) => (
        <a key={other} href={hrefOf(other)} aria-current={other === goal ? 'page' : undefined}>
          {t(`filter.${other}`)}
        </a>
      ))}
    </div>
  );
}
